/** The kinds of pages that can be added and removed. */
export type Kind = 'brand' | 'guide' | 'district';

/** Fields that mean the same wherever they stand. */
const shared = {
  meta: 'What search results and shared links say. No other page has the same',
  'meta.title': 'The title in search results',
  'meta.description': 'The two lines under the title in search results',
  'meta.keywords': 'What a customer would type to find this page',
  intro: 'The line under the heading: one or two sentences',
  related: 'Pages that a reader may want next',
  'related.to': 'Its path',
  'related.label': 'Why this reader wants it; the link says so',
};

/** The parts of a page that brands and guides have. */
const asked = {
  faqs: 'Questions that customers ask',
  'faqs.question': 'As a customer would put it',
  'faqs.answer': 'Plain text, one to four sentences, the answer first',
};

const prose = {
  heading: 'What a person would type or ask',
  paragraphs: 'Plain text, a paragraph each',
};

/** What every brand has, and what only pages of some layouts have. */
const brand = {
  ...shared,
  ...asked,
  name: 'As the brand writes it',
  fuel: 'What its boilers burn',
  drawing:
    'The front of one of its boilers in outline: a unit is 1 px where the case is 240 px high. No two brands alike',
  'drawing.width': 'Width of the case',
  'drawing.height': 'Height of the case',
  'drawing.radius': 'Radius of its corners',
  'drawing.fascia': 'Height of the strip with the controls',
  'drawing.position': 'Where that strip is',
  'drawing.tone': 'How dark it is',
  'drawing.display': 'Width of the display',
  'drawing.dial': 'Where the pressure dial is',
  'drawing.knobs': 'How many knobs it has, a number',
  'drawing.accent': 'The colour of its light',
  'drawing.trim': 'What is pressed into the front',
  'drawing.floor': 'Whether it stands on the floor and burns oil: true or nothing',
  servicePrice: 'Pounds for one annual service, VAT included',
  serviceMinutes: 'Shortest and longest time that a service takes',
  prose: 'Text under headings. One of them names the brand and “boiler repair”',
  'prose.heading': prose.heading,
  'prose.paragraphs': prose.paragraphs,
  stats: 'Figures of the plate under the heading',
  'stats.number': 'As shown, for example with % or +',
  'stats.label': 'What is counted',
  benefits: 'What the customer gets, a few words each',
  features: 'Cards beside the text',
  'features.icon': 'Its sign',
  'features.title': 'A few words',
  'features.description': 'One or two sentences',
  whyChoose: 'Reasons to call us and not somebody else',
  'whyChoose.icon': 'Its sign',
  'whyChoose.title': 'A few words',
  'whyChoose.description': 'One or two sentences',
  models: 'The boilers that we service',
  'models.current': 'On sale today',
  'models.current.name': 'As on the case',
  'models.current.description': 'Type, output in kW, and what an engineer notes about it: one or two sentences',
  'models.legacy': 'No longer on sale',
  'models.legacy.name': 'As on the case',
  'models.legacy.description': 'Type, years, and what an engineer notes about it: one or two sentences',
  issues: 'Faults with an anchor of their own, the most common first',
  'issues.code': 'As the display shows it',
  'issues.issue': 'Its name in a few words',
  'issues.who': 'Whether the owner may try something first, or only an engineer may act',
  'issues.meaning': 'What it means on this brand’s boilers',
  'issues.check':
    'What the owner may safely check and when to call, a step each. Whoever adds water reads what zero means',
  'issues.solution': 'What our engineer does, a step each',
  'issues.urgency': 'How long it can wait: call now, within the day, or at an appointment',
  'issues.replaced': 'The parts that usually cure it',
  moreCodes: 'Codes for the table alone, as the manuals sort them',
  'moreCodes.code': 'As the display shows it',
  'moreCodes.meaning': 'In a few words',
  'moreCodes.who': 'Whether the owner may try something first',
  'moreCodes.urgency': 'How long it can wait',
  'moreCodes.replaced': 'The parts that usually cure it',
  controls: 'How to top up and reset, a row for models that do it alike',
  'controls.models': 'The models, as their owners call them',
  'controls.topUp': 'Where the gauge is, and what one opens to add water, in bar',
  'controls.reset': 'Which key, and for how many seconds',
  includes: 'What a service includes, a few words each',
  closing: 'The sentence beside the last two buttons',
  partsNote: 'The note on spare parts under the price',
  pricingTitle: 'The heading of the prices',
  pricingIntro: 'One or two sentences above the list',
  badge: 'The words above the heading',
  bookLabel: 'What the first button says',
  checklist: 'What we check on every visit, a few words each',
  breakdown: 'The steps of a full service',
  'breakdown.title': 'A few words',
  'breakdown.description': 'One or two sentences',
  packages: 'What can be booked',
  'packages.name': 'Its name',
  'packages.price': 'Pounds, VAT included',
  'packages.per': 'What the price is for',
  'packages.label': 'A badge on one of the three',
  'packages.description': 'Who it is for: one sentence',
  'packages.includes': 'What is in it, a few words each',
  'packages.action': 'What its button says; “Learn More” leads to the details',
  'packages.details': 'What it covers, in full',
};

const guide = {
  ...shared,
  ...asked,
  name: 'What lists of links call it',
  title: 'The heading of the page',
  crumb: 'The last word of the breadcrumb',
  published: 'The day it is first published',
  modified: 'The day it was last changed in substance; at first, the same',
  readingMinutes: 'Words of the page divided by 200',
  takeaways: 'What a reader should take away',
  'takeaways.figure': 'The figure or the word, large',
  'takeaways.text': 'The sentence beside it',
  parts: 'The parts in reading order, each a GuideSection of the prose; they are numbered by themselves',
  'parts.id': 'Its anchor',
  'parts.title': 'Its heading',
  callToAction: 'The card with the two buttons',
  'callToAction.title': 'A few words',
  'callToAction.text': 'One or two sentences',
  scene: 'What stands for it on its sharing image',
};

const district = {
  ...shared,
  related: 'Guides and other pages that fit its homes',
  sections: 'What is special about its homes, their boilers and flues, and getting there',
  'sections.heading': prose.heading,
  'sections.paragraphs': prose.paragraphs,
  landmarks: 'Places inside the district that anybody knows, beside the five of its area',
};

/** The row of a district among the others. */
const row = {
  places: 'Neighbourhoods, best known first',
  calledAs: 'What the heading calls it, where the first place does not stand for the rest',
  heat: 'Where homes have no boiler',
  boroughs: 'Main borough first',
  centre: 'Latitude and longitude of its middle in degrees',
  neighbours: 'Districts that border or face it, nearest first. Add this one to their neighbours too',
  tile: 'Column and row on the tile map, from 0, west to east and north to south; no other has the same',
};

/** What goes into each field, by the schema it belongs to; the rule is the schema's own and is added to it. */
export const notes: Readonly<Record<Kind | 'row', Readonly<Record<string, string>>>> = { brand, guide, district, row };
