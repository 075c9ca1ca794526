import { describe, expect, test } from 'vitest';
import { vocabularyFaults } from '../../built/schema-vocabulary.ts';

const address = { '@type': 'PostalAddress', addressLocality: 'London' };

describe('the check against schema.org', () => {
  test.each([
    [
      'own and inherited properties',
      { '@type': 'HVACBusiness', name: 'A', address, telephone: '+44', priceRange: '££' },
    ],
    ['a node of two types', { '@type': ['LocalBusiness', 'HVACBusiness'], vatID: 'GB1', openingHours: 'Mo-Su' }],
    ['a reference', { '@type': 'Service', provider: { '@id': '#business' } }],
    ['a more special type', { '@type': 'Offer', priceSpecification: { '@type': 'UnitPriceSpecification', price: 1 } }],
    ['a list', { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1 }] }],
  ])('passes %s', (_, node) => {
    expect(vocabularyFaults(node)).toEqual([]);
  });

  test.each([
    ['an unknown property', { '@type': 'Article', headlines: 'A' }, 'Article has the property headlines'],
    ['an unknown type', { '@type': 'BoilerShop' }, 'has the type BoilerShop'],
    [
      'one further down',
      { '@type': 'Service', brand: { '@type': 'Brand', maker: 'A' } },
      'Service.brand has the property maker',
    ],
    ['a property of another type', { '@type': 'Person', priceRange: '££' }, 'Person has the property priceRange'],
    [
      'a node of a type the property does not take',
      { '@type': 'Article', author: address },
      'Article.author is a PostalAddress',
    ],
    ['a text in place of a node', { '@type': 'Place', geo: 'here' }, 'Place.geo is "here"'],
  ])('names %s', (_, node, fault) => {
    expect(vocabularyFaults(node).join('\n')).toContain(fault);
  });
});
