import type { LongBrand } from '../schemas/brand.ts';

/** Pounds, VAT included. */
const servicePrice = 85;

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
  },
  meta: {
    title: `Potterton Boiler Service London | From £${servicePrice}`,
    description: `Potterton boiler servicing in London from £${servicePrice}: Suprima, Profile, Performa, Promax, Gold and Assure. E119, E133 and Safety Alert 024 explained in plain words.`,
    keywords: [
      'potterton boiler service london',
      'potterton boiler repair london',
      'potterton suprima repair',
      'potterton promax service',
      'potterton e119',
    ],
  },
  intro: `From a floor-standing Kingfisher to an Assure combi in a housing association flat: one service from £${servicePrice}, 60-90 minutes, and a straight answer on whether the old one is worth its next part.`,
  servicePrice,
  serviceMinutes: [60, 90],
  prose: [
    {
      paragraphs: [
        'Potterton belongs to Baxi Heating UK in Warwick. Few private householders are offered a new one now, since the name is kept chiefly for contracts: new-build estates and social housing, with a contractor scheme of its own. What private owners in London mostly have is therefore older, and it is old in very different ways.',
        'A Netaheat or Profile is a block of cast iron with a fan bolted on. The Suprima kept the iron and put a circuit board in charge, which became its weak point. Condensing Promax and Gold boilers brought traps and sensors, and the Assure shares its controls and E-codes with its Baxi cousins. An engineer who treats all of these alike will miss what matters on each.',
      ],
    },
    {
      heading: 'Servicing old iron and new aluminium',
      paragraphs: [
        'On a Suprima, Netaheat or Profile the brushes come out. The burner and flueways are cleaned, the fan wheel and air switch tubes cleared, seals and flue joints inspected. These boilers put up with a lot, but they do not condense, and a service cannot change their fuel use by much.',
        'Some condensing heat-only ranges have an aluminium exchanger. That one is brushed dry and rinsed only in the way its manual allows, and the radiator water has to be kept near neutral with inhibitor, or the metal suffers from the inside. Combis add a plate exchanger for hot water, which hard water narrows year by year, and on the Performa a diverter whose rubber diaphragm tires.',
      ],
    },
    {
      heading: 'Safety Alert 024: is yours one of them?',
      paragraphs: [
        'In August 2017 Gas Safe Register published an alert on certain Baxi and Potterton heat-only boilers. They were made between week 17 of 2014 and week 24 of 2017, with the condensate trap outside the case. If the trap clip is put back badly, fumes can escape into your home. Look at the letters in the serial number: AC or BC needs action, CC doesn’t.',
        'AC or BC, or not sure? Call us today with the serial number, and leave the trap alone. CO alarm sounding? Get everyone out and call 0800 111 999. We also check clip, seal and number at every service of a boiler from those years.',
      ],
    },
    {
      heading: 'Gauge and filling loop, or a tank in the loft',
      paragraphs: [
        'Potterton combis and system boilers have their pressure gauge on the panel or underside and, on the combi, a filling loop beneath. The needle belongs at 1.0-1.5 bar before the heating comes on. To top up, let the boiler cool with the power off, feed water in slowly and finish by closing each valve in turn.',
        'Many heat-only Pottertons have neither. They’re open vented: a small tank in the loft keeps them full. If radiators gurgle, look at the water level there. Don’t just add a filling loop. An engineer can convert a suitable system, with an expansion vessel, a safety valve and a gauge.',
      ],
    },
    {
      heading: 'Whose warranty, and who may claim',
      paragraphs: [
        'An Assure usually came with the building, so its cover is set by the housing contract and may belong to the landlord. The registration papers say which. Gold and Titanium boilers are at or past the end of theirs. Where cover is running, it hangs on a yearly service recorded in the Benchmark log that came with the manual. Tenants of a council or association only report the fault: the landlord arranges the annual gas check.',
      ],
    },
  ],
  whyChoose: [
    {
      icon: 'tools',
      title: 'Potterton Specialists',
      description:
        'Suprima boards, Performa diverters, Promax traps: each range has its habit, and our engineers know where to look before they unscrew anything.',
    },
    {
      icon: 'calendar',
      title: 'Flexible Appointments',
      description:
        'Landlords with several flats can have them done in one round. Single homes get early, late and weekend slots, with breakdowns seen the same day or the day after.',
    },
    {
      icon: 'shield',
      title: '12 Month Guarantee',
      description:
        'An updated Suprima board or a new fan is covered by us for a full year, labour too, even on a boiler whose own warranty is long over.',
    },
  ],
  models: {
    current: [
      {
        name: 'Assure Combi',
        description:
          '24-36 kW, from about 2018, mostly in new-build and social housing. Watches its flow switch (E12, E13).',
      },
      {
        name: 'Assure System',
        description: 'Mid-teens to about 30 kW, for flats with a cylinder and the same controls as the combi.',
      },
      {
        name: 'Assure Heat',
        description: 'Regular boiler, about 12-30 kW, without a gauge where the circuit is open vented.',
      },
      {
        name: 'Gold and Titanium',
        description:
          'Combi, system and heat, about 12-40 kW. Off sale, yet recent enough to be the last Potterton a private buyer could choose.',
      },
    ],
    legacy: [
      {
        name: 'Promax Combi HE Plus, Gold HE and Promax Ultra',
        description: '2008-2018. Pressure switch, plate exchanger, pump, fan and ignition lead.',
      },
      {
        name: 'Promax HE, SL, FSB and Heat',
        description: 'Condensing regular and system boilers, 2003-2016. Fan, thermistor, trap and board.',
      },
      {
        name: 'Suprima 30 to 120',
        description:
          'Regular, about 1997-2005 and some to 2010. The number is thousands of Btu/h, so roughly 9-35 kW. Sound iron, troublesome board.',
      },
      {
        name: 'Puma and Performa 24, 28',
        description: 'Combis, 1990s-2010. Diverter diaphragm, flow switch and air switch.',
      },
      {
        name: 'Netaheat and Profile',
        description:
          'Fanned cast-iron regulars, 1980s-2000s, the Profile Prima until 2005. Fan, air switch and thermistor.',
      },
      {
        name: 'Kingfisher and Flamingo',
        description:
          'Cast iron on the floor or wall, 1970s-2000s. Durable, with a pilot and a thermostat to look after.',
      },
    ],
  },
  issues: [
    {
      code: 'E119',
      issue: 'Low system pressure',
      who: 'owner',
      meaning:
        'The primary water pressure has dropped below what the boiler accepts; E118 is its neighbour. Leak, expansion vessel, relief valve or the sensor itself can be behind it.',
      check: [
        'Read the gauge cold.',
        'Gauge at zero for no reason you know? Don’t fill it: leave the boiler off and call us.',
        'Below 1.0 bar and nothing leaks? Switch off, fill to 1.0-1.5 bar and see whether the code goes.',
        'If it comes back, call us.',
      ],
      solution: [
        'Check joints, valves and the relief pipe outside',
        'Test the charge of the expansion vessel',
        'Test the pressure sensor if the gauge reads normal',
      ],
    },
    {
      code: 'E133',
      issue: 'Did not light',
      who: 'owner',
      meaning:
        'The gas supply was interrupted or no flame followed the spark. In a cold spell the condensate pipe is the first suspect.',
      check: [
        'Is the meter in credit? Does another gas appliance work?',
        'If the gas is off and you don’t know why, leave it off and call us.',
        'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never boiling water.',
        'Then reset once. Still out? Call us.',
      ],
      solution: [
        'Test the inlet pressure, electrode, trap and gas valve',
        'Reroute, widen or lag a condensate pipe that freezes',
      ],
    },
    {
      code: 'E125',
      issue: 'Poor circulation',
      who: 'owner',
      meaning:
        'Heat is not being carried away from the exchanger; some models say E193. The pump may be stuck, air or sludge in the way, or valves shut. Kettle noises often come along.',
      check: [
        'Open the radiator valves.',
        'Is the gauge at 1.0-1.5 bar cold?',
        'Bleed the radiators that are cold at the top.',
      ],
      solution: [
        'Free or replace the pump',
        'Check the bypass and clean the circuit',
        'Quote for a magnetic filter if there’s none',
      ],
    },
    {
      code: 'E28',
      issue: 'Flue temperature sensor',
      who: 'engineer',
      meaning:
        'The sensor in the flue reads wrongly: the sensor, its lead or damp is at fault. One list for the Promax Combi HE Plus gives 28 to a wrong board, so check your manual.',
      check: ['Don’t reset it. Switch the boiler off and call us.', 'Leave the flue alone. It must stay sealed.'],
      solution: ['Measure the sensor’s resistance', 'Measure the flue temperature', 'Check the lead and the board'],
    },
    {
      code: 'E160',
      issue: 'Fan fault',
      who: 'engineer',
      meaning:
        'The board gets no proper answer from the fan. A Performa 24 has no such code and flashes its power neon for a fan or air switch fault instead.',
      check: ['From the ground, is the flue outlet clear?', 'Reset once at most, then call us.'],
      solution: [
        'Clear the tubes and the flue',
        'Test the fan and replace it if it fails',
        'Take a combustion reading after a new fan',
      ],
    },
    {
      issue: 'Suprima locks out, often once it is warm',
      who: 'engineer',
      meaning:
        'A red light means lockout. The circuit board is the notorious part, but a thermistor, the fan or a loose wire can produce the same stop.',
      check: [
        'Note whether it happens cold or after half an hour.',
        'Press reset once, then leave it off and call us.',
      ],
      solution: ['Test the thermistor, fan and wiring', 'Fit an updated board if the others are sound'],
    },
    {
      issue: 'Performa heats taps or radiators, not both',
      who: 'engineer',
      meaning: 'The diverter diaphragm has perished or its flow switch no longer moves.',
      check: ['Tell us which of the two still works, and whether it changed suddenly.'],
      solution: ['Rebuild or replace the diverter and its switch', 'Check the plate heat exchanger while it’s open'],
    },
  ],
  pricingTitle: 'Service Pricing and Inclusions',
  pricingIntro: `Cast iron or condensing, a Potterton service is from £${servicePrice} including VAT and lasts 60-90 minutes. Parts are priced separately, and none is fitted until you have approved the figure.`,
  includes: [
    'Serial number read against Safety Alert 024 on 2014-2017 heat-only boilers',
    'Trap, clip and seal checked, trap cleaned and filled on condensing models',
    'Burner and flueways brushed on cast-iron boilers',
    'Aluminium exchanger dry-brushed as its manual directs',
    'Fan, air switch and tubes proved',
    'Flue joints, terminal and boiler seals inspected from end to end',
    'Working pressure and gas rate taken',
    'CO and CO₂ measured against the data for that range',
    'Water side: gauge and vessel, or loft tank and vent pipe',
    'Inhibitor and acidity of the radiator water tested',
    'Report and gas safety certificate for the boiler',
  ],
  faqs: [
    {
      question: 'Are Potterton and Baxi the same thing?',
      answer:
        'The same company makes both, and recent ones share their E-codes. Parts cross over only where the part number says so.',
    },
    {
      question: 'Is my Suprima worth repairing?',
      answer:
        'Once, yes. The iron is sound and improved boards are available, but it is an inefficient boiler by present standards, so a second large bill is better put towards its successor.',
    },
    {
      question: 'Why has my heat-only Potterton no pressure gauge?',
      answer:
        'It’s probably open vented, fed by a tank in the loft. Check that the tank holds water. A filling loop alone isn’t safe on it. An engineer can convert a suitable system, with an expansion vessel, a safety valve and a gauge.',
    },
    {
      question: 'How do I find out about Safety Alert 024?',
      answer:
        'Call us today with the serial number. It gives the week it was made and the letters: AC or BC needs action. An engineer then checks the trap itself.',
    },
    {
      question: 'I rent from a council. Should I book a service?',
      answer:
        'Report faults to the council and let its contractor do the yearly gas check, which the landlord has to arrange. If you smell gas or a CO alarm sounds, get out and call 0800 111 999 first.',
    },
    {
      question: 'Can I still buy a new Potterton?',
      answer:
        'Homeowners seldom can. The boilers go mainly to building contracts, and Baxi is the name the group sells to private customers.',
    },
  ],
  closing:
    'Kingfisher, Suprima or Assure: read us the badge and choose your slot. For a heat-only boiler made from 2014 to 2017, call us today.',
  related: [
    { to: '/services/baxi', label: 'Baxi service: the retail make behind the same E-codes' },
    { to: '/services/main', label: 'Main boilers: the third name in the family' },
    { to: '/guides/when-to-replace-boiler', label: 'Suprima or Netaheat: repair once more or replace?' },
    { to: '/guides/boiler-installation-cost', label: 'What taking out an old cast-iron boiler adds to the price' },
  ],
} satisfies LongBrand;
