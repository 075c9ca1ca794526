import { guaranteeTime } from '../claim-phrases.ts';
import { guaranteeMonths } from '../claims.ts';
import { gasSteps, noResetStep, pressureStep, refill, resetStep, topUpSteps } from '../safe-steps.ts';
import type { LongBrand } from '../schemas/brand.ts';

/** In pounds, VAT included. */
const servicePrice = 85;
const serviceMinutes = [60, 90] as const;

export const brand = {
  slug: 'potterton',
  layout: 'long',
  name: 'Potterton',
  fuel: 'gas',
  drawing: {
    width: 122,
    height: 188,
    radius: 3,
    fascia: 48,
    position: 'flap',
    tone: 'dark',
    display: 20,
    dial: 'right',
    knobs: 1,
    accent: 'trust',
    trim: 'louvre',
  },
  meta: {
    title: `Potterton Boiler Repair & Service London | From £${servicePrice}`,
    description: `Potterton boiler repair and service across London: a service is from £${servicePrice} in ${serviceMinutes.join('-')} minutes. Suprima lock-outs, E119, E133 and Safety Alert 024 explained.`,
    keywords: [
      'potterton boiler service london',
      'potterton boiler repair london',
      'potterton suprima repair',
      'potterton promax service',
      'potterton e119',
    ],
  },
  intro: `From a Suprima to an Assure combi, we repair and service Potterton boilers in every part of London. Allow ${serviceMinutes.join('-')} minutes for a service, from £${servicePrice}.`,
  servicePrice,
  serviceMinutes,
  prose: [
    {
      heading: 'Potterton boiler repair',
      paragraphs: [
        'On a Suprima we test the thermistor, the fan and the wiring before we replace the circuit board. On a Performa we rebuild the diverter, and on a Promax we often replace the fan or a thermistor.',
        'You get a price before we fit anything. The common Potterton parts travel with the engineer, so most jobs take one visit.',
      ],
    },
    {
      heading: 'Is mine in Safety Alert 024?',
      paragraphs: [
        'It covers some heat-only Potterton and Baxi boilers built from week 17 of 2014 to week 24 of 2017. Their condensate trap sits outside the case, and a badly refitted clip can let fumes into your home. Look for the letters in the serial number: AC or BC needs action, CC doesn’t.',
        'If it’s AC or BC, or you’re not sure, turn it off, leave the trap alone and call us today with the serial number. If a CO alarm goes off, get everyone out and follow the box below.',
      ],
    },
    {
      heading: 'Which Pottertons have E codes?',
      paragraphs: [
        'The Assure and other models with a display share their E codes with Baxi, and older ones use lamps. A red light on a Suprima is a lock-out. A flashing power light on a Performa 24 means the fan or its air switch. Lists differ a little between models, so your manual comes first.',
      ],
    },
  ],
  whyChoose: [
    {
      icon: 'tools',
      title: 'Potterton Specialists',
      description: 'We work on cast iron as well as condensing boilers, and all our engineers are Gas Safe registered.',
    },
    {
      icon: 'calendar',
      title: 'Flexible Appointments',
      description: 'Landlords can have several flats done in one round, on weekdays or at the weekend.',
    },
    {
      icon: 'shield',
      title: `${guaranteeMonths.service} Month Guarantee`,
      description: `A new board or fan is covered by us for ${guaranteeTime}, even in a Suprima that’s long out of warranty.`,
    },
  ],
  models: {
    current: [
      { name: 'Assure Combi', description: '24-36 kW, from about 2018, mostly in new-build and social housing' },
      { name: 'Assure System', description: 'Mid-teens to about 30 kW, with the same controls as the combi' },
      { name: 'Assure Heat', description: 'Regular, about 12-30 kW, for homes with a cylinder' },
      {
        name: 'Gold and Titanium',
        description: 'Combi, system and heat-only, about 12-40 kW. Off sale, but many homes have one',
      },
    ],
    legacy: [
      { name: 'Promax Combi HE Plus, Gold HE and Promax Ultra', description: 'Combis, 2008-2018' },
      { name: 'Promax HE, SL, FSB and Heat', description: 'Condensing regular and system boilers, 2003-2016' },
      {
        name: 'Suprima 30 to 120',
        description: 'Regular, about 1997-2005 and some to 2010. The circuit board is its weak point',
      },
      { name: 'Puma and Performa 24, 28', description: 'Combis, 1990s to 2010' },
      { name: 'Netaheat and Profile', description: 'Cast-iron regular boilers with a fan, 1980s-2000s' },
      { name: 'Kingfisher and Flamingo', description: 'Cast iron, floor or wall, 1970s-2000s' },
    ],
  },
  issues: [
    {
      code: 'E119',
      issue: 'Low system pressure',
      who: 'owner',
      meaning: 'The water pressure is too low for the boiler to run. E118 is the same fault.',
      check: [...topUpSteps(), 'If the code stays or comes back, call us.'],
      solution: [
        'Check the joints, valves and relief pipe',
        'Check and recharge the expansion vessel',
        'Test the pressure sensor',
      ],
      urgency: 'today',
      replaced: 'Relief valve or pressure sensor',
    },
    {
      code: 'E133',
      issue: 'Did not light',
      who: 'owner',
      meaning:
        'No gas reached the burner, or the spark didn’t light it. When it freezes outside, check the condensate pipe first.',
      check: [...gasSteps(), resetStep('E133')],
      solution: [
        'Test the inlet pressure, electrode, trap and gas valve',
        'Reroute, widen or lag a condensate pipe that freezes',
      ],
      urgency: 'today',
      replaced: 'Electrode and ignition lead',
    },
    {
      code: 'E125',
      issue: 'Poor circulation',
      who: 'owner',
      meaning:
        'Heat isn’t getting away from the boiler, which can make it hiss like a kettle. The pump is stuck, a valve is shut, or there’s air or sludge. Some models show E193.',
      check: [
        'If it bangs, switch it off, leave it off and call us.',
        'Open all the radiator valves, and bleed radiators that are cold at the top.',
        pressureStep('E119'),
        'If the code stays, switch off and call us.',
      ],
      solution: [
        'Free the pump or replace it',
        'Check the bypass and clean the system',
        'Quote for a filter if there’s none',
      ],
      urgency: 'today',
      replaced: 'Pump, if it won’t free',
    },
    {
      code: 'E28',
      issue: 'Flue temperature sensor',
      who: 'engineer',
      meaning: 'The sensor in the flue reads wrongly. The sensor itself, its lead or damp can be the cause.',
      check: [noResetStep(), 'Leave the flue alone, because it must stay sealed.'],
      solution: ['Measure the sensor’s resistance', 'Check the lead and the board'],
      urgency: 'now',
      replaced: 'Flue sensor',
    },
    {
      code: 'E160',
      issue: 'Fan fault',
      who: 'engineer',
      meaning: 'The circuit board isn’t getting the right signal from the fan, so the boiler won’t light.',
      check: [noResetStep(), 'From the ground, look for anything over the flue outlet, and tell us what you see.'],
      solution: ['Test the fan and its plug', 'Clear the flue', 'Take a combustion reading after a new fan'],
      urgency: 'now',
      replaced: 'Fan',
    },
    {
      issue: 'Suprima locks out when warm',
      who: 'owner',
      meaning: 'It’s often the circuit board. A thermistor, the fan or a loose wire can do the same.',
      check: [
        'Note whether it stops from cold or after half an hour.',
        'Reset it once. If it locks out again, leave it off and call us.',
      ],
      solution: ['Test the thermistor, fan and wiring', 'Fit an updated board if those are sound'],
      urgency: 'today',
      replaced: 'Circuit board',
    },
    {
      issue: 'Performa heats taps or radiators, not both',
      who: 'engineer',
      meaning: 'The rubber diaphragm in the diverter has worn, or its flow switch has stuck.',
      check: ['Call us, and tell us which of the two still works and whether the other stopped suddenly.'],
      solution: ['Rebuild or replace the diverter and its flow switch, then test both circuits'],
      urgency: 'soon',
      replaced: 'Diverter diaphragm or flow switch',
    },
  ],
  moreCodes: [
    {
      code: 'E12/E13',
      meaning: 'Flow switch open or stuck (Assure)',
      who: 'engineer',
      urgency: 'today',
      replaced: 'Flow switch',
    },
    { code: 'E20', meaning: 'Flow sensor', who: 'engineer', urgency: 'today', replaced: 'Flow sensor' },
    { code: 'E40', meaning: 'Return sensor', who: 'engineer', urgency: 'today', replaced: 'Return sensor' },
    { code: 'E50', meaning: 'Hot-water sensor', who: 'engineer', urgency: 'soon', replaced: 'Hot-water sensor' },
    {
      code: 'E110',
      meaning: 'Overheat cut-out: let it cool and check as for E125',
      who: 'owner',
      urgency: 'now',
      replaced: 'Pump, if it’s stuck',
    },
    {
      code: 'E130',
      meaning: 'Flue too hot',
      who: 'engineer',
      urgency: 'now',
      replaced: 'Flue sensor, if cleaning doesn’t cure it',
    },
    {
      code: 'E168',
      meaning: 'Locked after repeated faults',
      who: 'engineer',
      urgency: 'today',
      replaced: 'Depends on the earlier code',
    },
  ],
  controls: [
    {
      models: 'Combi and system boilers',
      topUp: `The gauge is on the panel or underneath, and a combi’s filling loop is below it. Open the loop slowly, stop at ${refill} and close each valve.`,
      reset: 'Hold R for a few seconds, or turn the selector to R for about 5 seconds.',
    },
    {
      models: 'Heat-only boilers on a loft tank',
      topUp:
        'There’s no gauge and no loop, so the drawing doesn’t apply. If radiators gurgle, check the water in the loft tank.',
      reset: 'Press the reset button on the front or underneath, once.',
    },
  ],
  pricingTitle: 'Service Pricing and Inclusions',
  pricingIntro: 'The price is the same for cast iron and for condensing models, and VAT is included.',
  includes: [
    'Check the serial number for Safety Alert 024',
    'Clean and refill the trap, and check its clip and seal',
    'Brush the burner and flueways of cast-iron boilers',
    'Dry-brush an aluminium exchanger as its manual says',
    'Test the fan and any air switch',
    'Inspect the flue joints, outlet and boiler seals',
    'Measure the working pressure and the gas rate',
    'Measure CO and CO₂ against that model’s figures',
    'Test the expansion vessel, or check the loft tank',
    'Test the inhibitor in the radiator water',
    'Leave you the report and the boiler’s gas safety certificate',
  ],
  faqs: [
    {
      question: 'Are Potterton and Baxi the same company?',
      answer: 'Yes, both belong to Baxi Heating UK. Parts only swap over where the part number matches.',
    },
    {
      question: 'Is my Suprima worth repairing?',
      answer:
        'Once, yes, because the cast iron lasts and updated boards exist. It isn’t efficient, so if a second big bill comes, put the money towards a new boiler.',
    },
    {
      question: 'Why has my Potterton got no pressure gauge?',
      answer:
        'It’s probably open vented, so a tank in the loft keeps it full. Don’t add a filling loop. An engineer can convert a suitable system with an expansion vessel, a safety valve and a gauge.',
    },
    {
      question: 'Who holds the warranty on an Assure?',
      answer:
        'It may be your landlord, because the housing contract usually sets the cover. Check the registration papers. It needs a yearly service recorded in the Benchmark log.',
    },
    {
      question: 'I rent from the council. Who do I call?',
      answer:
        'Report faults to the council, which has to arrange the yearly gas check as your landlord. If you smell gas, get out first and call 0800 111 999.',
    },
    {
      question: 'Can I buy a new Potterton boiler?',
      answer: 'Most new ones go to building contracts, and for private homes the group sells Baxi.',
    },
  ],
  closing: 'Tell us the name on the front and pick a slot. For a heat-only boiler built from 2014 to 2017, call today.',
  related: [
    { to: '/services/baxi', label: 'Baxi repair and service: the same E codes' },
    { to: '/services/main', label: 'Main boilers, from the same company' },
    { to: '/guides/when-to-replace-boiler', label: 'Repair or replace an old Suprima or Netaheat?' },
    { to: '/guides/boiler-installation-cost', label: 'The price of replacing an old cast-iron boiler' },
  ],
} satisfies LongBrand;
