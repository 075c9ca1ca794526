import type { Kind } from './references.ts';

/** The syntax of an attribute's value, and the kind of its targets. */
export type AttributeRule = { form: 'url' | 'urls' | 'srcset'; kind: Kind } | { form: 'id' | 'ids' | 'map' | 'styles' };

const rules = new Map<string, Map<string, AttributeRule>>();

/** Adds a rule for attributes written as `element.attribute`; `*` means every element. */
function addRule(rule: AttributeRule, attributes: string): void {
  for (const name of attributes.split(' ')) {
    const [element = '', attribute = ''] = name.split('.');
    rules.set(attribute, (rules.get(attribute) ?? new Map()).set(element, rule));
  }
}

const svgNames = 'animate animatemotion animatetransform feimage image lineargradient mpath pattern radialgradient set';
for (const element of `${svgNames} textpath use`.split(' ')) {
  addRule({ form: 'url', kind: 'image' }, `${element}.href ${element}.xlink:href`);
}
addRule({ form: 'url', kind: 'link' }, 'a.href area.href a.xlink:href *.longdesc');
addRule({ form: 'url', kind: 'image' }, 'img.src input.src *.background video.poster img.data-src use.data-href');
addRule({ form: 'url', kind: 'media' }, 'audio.src embed.src source.src track.src video.src object.data');
addRule({ form: 'url', kind: 'frame' }, 'frame.src iframe.src iframe.data-src');
addRule({ form: 'url', kind: 'script' }, 'script.src script.href script.xlink:href script.data-code');
addRule({ form: 'url', kind: 'form action' }, 'form.action button.formaction input.formaction');
addRule({ form: 'url', kind: 'citation' }, '*.cite');
addRule({ form: 'url', kind: 'manifest' }, 'html.manifest');
addRule({ form: 'urls', kind: 'form action' }, 'a.ping area.ping');
addRule({ form: 'srcset', kind: 'image' }, 'img.srcset source.srcset img.data-srcset source.data-srcset');
addRule({ form: 'srcset', kind: 'preload' }, 'link.imagesrcset');
addRule({ form: 'map' }, 'img.usemap object.usemap');
addRule({ form: 'id' }, '*.aria-activedescendant button.commandfor label.for input.list');
addRule({ form: 'id' }, 'button.form fieldset.form input.form object.form output.form select.form textarea.form');
addRule({ form: 'id' }, 'a.interestfor area.interestfor button.interestfor button.popovertarget input.popovertarget');
addRule({ form: 'ids' }, '*.aria-controls *.aria-describedby *.aria-details *.aria-errormessage *.aria-flowto');
addRule({ form: 'ids' }, '*.aria-labelledby *.aria-owns output.for td.headers th.headers *.itemref');
addRule({ form: 'styles' }, '*.style *.clip-path *.fill *.filter *.mask *.stroke');
addRule({ form: 'styles' }, '*.marker-end *.marker-mid *.marker-start');

/** Attributes with rules, and attributes that decide which rule applies. */
export const readAttributes: ReadonlySet<string> = new Set([
  ...rules.keys(),
  ...['content', 'http-equiv', 'id', 'name', 'property', 'rel', 'type'],
]);

export function ruleOf(attribute: string, element: string): AttributeRule | undefined {
  const elements = rules.get(attribute);
  return elements?.get(element) ?? elements?.get('*');
}

/** Kinds by link relation. Other relations are related documents. */
// biome-ignore format: a table
const relations = new Map<string, Kind | undefined>([
  ['stylesheet', 'stylesheet'], ['icon', 'icon'], ['apple-touch-icon', 'icon'], ['mask-icon', 'icon'],
  ['manifest', 'manifest'], ['preload', 'preload'], ['modulepreload', 'preload'], ['prefetch', 'preload'],
  ['dns-prefetch', undefined], ['preconnect', undefined],
]);

/** Returns the kind of a link element's target, or `undefined` if the target is only a host. */
export function kindOfLink(names: readonly string[]): Kind | undefined {
  const known = names.find((name) => relations.has(name));
  return known === undefined ? 'related document' : relations.get(known);
}
