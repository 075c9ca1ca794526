import { expect, test } from 'vitest';
import { vocabularyFaults } from '../../built/schema-vocabulary.ts';

test('accepts inherited properties, several types, references and subtypes', () => {
  const nodes = [
    { '@type': ['LocalBusiness', 'HVACBusiness'], name: 'A', vatID: 'GB1', address: { '@type': 'PostalAddress' } },
    { '@type': 'Service', provider: { '@id': '#business' } },
    { '@type': 'Offer', priceSpecification: { '@type': 'UnitPriceSpecification', price: 1 } },
  ];
  expect(nodes.flatMap((node) => vocabularyFaults(node))).toEqual([]);
});

test.each([
  [{ '@type': 'BoilerShop' }, 'has the type BoilerShop'],
  [{ '@type': 'Service', brand: { '@type': 'Brand', maker: 'A' } }, 'Service.brand has the property maker'],
  [{ '@type': 'Person', priceRange: '££' }, 'Person has the property priceRange'],
  [{ '@type': 'Article', author: { '@type': 'PostalAddress' } }, 'Article.author is a PostalAddress'],
  [{ '@type': 'Place', geo: 'here' }, 'Place.geo is "here"'],
])('reports the fault in %j', (node, fault) => {
  expect(vocabularyFaults(node).join('\n')).toContain(fault);
});
