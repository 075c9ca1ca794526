import type { CardBrand } from '../schemas/brand.ts';

/** Pounds, VAT included. */
const servicePrice = 95;

export const brand = {
  slug: 'grant',
  layout: 'card',
  name: 'Grant',
  fuel: 'oil',
  drawing: {
    width: 134,
    height: 204,
    radius: 3,
    fascia: 54,
    position: 'band',
    tone: 'dark',
    display: 18,
    dial: 'right',
    knobs: 1,
    accent: 'trust',
  },
  meta: {
    title: `Grant Oil Boiler Service London | OFTEC, £${servicePrice}`,
    description: `Grant oil boilers on the edges of London serviced by OFTEC technicians for £${servicePrice}: new nozzle, baffles, fire valve, smoke number. Vortex, Multi Pass, Euroflame.`,
    keywords: [
      'grant boiler service london',
      'grant oil boiler service',
      'grant vortex service',
      'oftec boiler service london',
      'oil boiler repair london',
      'grant boiler lockout',
    ],
  },
  intro: `Few London homes burn oil. If yours is one, at the edge of the city and off the gas main, you need an OFTEC technician with a nozzle and a smoke pump. The service is £${servicePrice} and lasts 90-120 minutes.`,
  servicePrice,
  serviceMinutes: [90, 120],
  stats: [
    { number: '2,200+', label: 'Services completed' },
    { number: '99%', label: 'Customer satisfaction' },
    { number: `from £${servicePrice}`, label: 'Annual oil service' },
    { number: '24/7', label: 'Emergency Cover' },
  ],
  prose: [
    {
      paragraphs: [
        'Grant UK, of Swindon, makes pressure-jet boilers for kerosene. Inside the capital they are uncommon: a lodge at the end of an unmade lane, a farmhouse, a yard or nursery on Green Belt land. Think of the far sides of Chingford, Totteridge and Mill Hill in E4, N20 and NW7, and past them the rims of Enfield, Barnet, Havering, Bromley and Hillingdon. In Hackney or Fulham you will hardly find an oil tank, and we will not pretend otherwise.',
        'What they have in common is that the fuel is stored at home. Much of the trouble we are called to lies between the tank and the burner, where there is a valve, a filter, a pipe and a length of flexible hose, any of which can starve a sound boiler.',
      ],
    },
    {
      heading: 'What happens in the two hours',
      paragraphs: [
        'A Grant is taken apart each year in a way few other boilers are. The baffles come out of the heat exchanger, its surfaces are brushed and the soot removed; each baffle is cleaned, or renewed if it has burnt thin, and put back in its own place and order. The nozzle is replaced and never cleaned, in the size, angle and spray pattern given on the plate. Electrodes are set, blast tube and head wiped clean, the photocell too.',
        'Then comes the fuel side. The filter bowl is washed or its element changed. Any water is drained from the tank, the fire valve is tested and the flexible hose examined. Indoors or inside the case that hose is usually replaced every year. It isn’t in the service price: we quote for it first. Only now is the burner run. We measure pump pressure, smoke number (0 to 1), carbon dioxide (usually near 11-12 %), carbon monoxide, flue temperature and net efficiency. The printout is compared with the table for your model.',
      ],
    },
    {
      heading: 'Vortex: the second exchanger and its flue',
      paragraphs: [
        'Behind the main exchanger a Vortex has another, of the condensing sort, which brings flue gas below 90 °C. Full condensing needs a return of 55 °C or less, so a system run hot all winter seldom does what was paid for. Condensate from oil goes through a trap we clean each visit. The flue runs wet, for which stainless steel rated for condensing is required; aluminium is not allowed, and the wrong flue ends the warranty.',
      ],
    },
    {
      heading: 'Gauge, filling and the two reset buttons',
      paragraphs: [
        'Open-vented Grants have no pressure gauge, as a tank in the loft keeps them full. On a system or combi model the gauge is at the front, and System boilers come with a filling loop. An older Vortex manual asks for a cold pressure of 0.5-1.0 bar, lower than the 1.0-1.5 bar found in general guides. Your manual has the last word, since it reckons from the height of the house.',
        'Two things can be reset. One is the lit red button on the burner’s control box. The other, under a cap on the panel, is the overheat limit, to be pressed when the boiler has cooled. Leave a minute before the burner button and use it no more than twice. Each failed start sprays kerosene into the chamber, and what gathers there can light all at once later.',
      ],
    },
    {
      heading: 'Papers, law and warranty',
      paragraphs: [
        'Fitting or replacing an oil boiler is notifiable work in England: OFTEC-registered installers certify it themselves, everybody else goes through building control. Registration is not compulsory by law, but it is the usual evidence of competence. A service is commonly recorded on form CD/11 and a landlord’s check on CD/12; a CD/14 is a warning notice and should be taken seriously. Grant has commonly given five to seven years on a Vortex Pro, up to ten with a scheme installer and a magnetic filter, on condition of registration, generally within 30 days, and of a service every year.',
      ],
    },
  ],
  benefits: [
    'A new nozzle at every service, in the size and angle on the plate',
    'Baffles out, brushed or renewed, and back in order',
    'Fire valve, filter and flexible oil line checked from tank to burner',
    'Smoke number, CO₂ and efficiency printed for you to keep',
  ],
  features: [
    {
      icon: 'search',
      title: 'Comprehensive Inspection',
      description:
        'Tank, oil line, fire valve, burner, both exchangers and the flue. An oil service begins outdoors at the sight gauge.',
    },
    {
      icon: 'gauge',
      title: 'Expert Calibration',
      description:
        'Pump pressure first and air second, until smoke and carbon dioxide agree with Grant’s table for that nozzle.',
    },
    {
      icon: 'certificate',
      title: 'Certified Documentation',
      description:
        'A service report in OFTEC form with the printout attached, for the warranty, a landlord’s file or a house sale.',
    },
  ],
  whyChoose: [
    {
      icon: 'flame',
      title: 'Grant Specialists',
      description:
        'OFTEC-registered technicians, at home with kerosene burners, who bring a smoke pump as well as an analyser.',
    },
    {
      icon: 'calendar',
      title: 'Flexible Appointments',
      description:
        'Two hours is a longer slot, so tell us about lanes, gates and dogs. Saturdays and Sundays are possible.',
    },
    {
      icon: 'shield',
      title: '12-Month Guarantee',
      description: 'A pump, hose or photocell we fit is guaranteed for a year, with the labour of putting it right.',
    },
    {
      icon: 'pound',
      title: 'Fixed Pricing',
      description: `The service has a fixed price of £${servicePrice}: labour, new nozzle, travel and VAT. A new hose is extra, and an indoor one usually needs replacing every year. We quote first.`,
    },
    {
      icon: 'package',
      title: 'Parts in Stock',
      description:
        'We carry the common nozzle sizes, photocells, electrodes, couplings, filters and flexible hoses for Vortex burners.',
    },
    {
      icon: 'phone',
      title: '24/7 Support',
      description: 'A lock-out on a January night is an emergency when there is no other heat. Someone picks up.',
    },
  ],
  models: {
    current: [
      {
        name: 'Grant Vortex Pro',
        description:
          'Regular and system, indoor, external and boiler-house cases, 15-70 kW by model, with the second condensing exchanger.',
      },
      {
        name: 'Grant Vortex Pro Combi 21, 26 and 36',
        description: '21-36 kW. Holds hot water in an internal store and heats the taps through a plate.',
      },
      {
        name: 'Grant Vortex Eco',
        description: 'Plainer range of utility, external and wall-hung external boilers, about 12-35 kW.',
      },
      {
        name: 'Grant VortexBlue',
        description:
          'Low-NOx burner with a blue flame, commonly 21-36 kW. Its settings differ from those of a yellow-flame Vortex.',
      },
    ],
    legacy: [
      {
        name: 'Grant Vortex, early',
        description:
          'About 2004-2012, in sizes from 15 up to 70 kW. Condensate trap, flue seals and baffles eaten by acid.',
      },
      {
        name: 'Grant Multi Pass',
        description:
          'To the mid-2000s, not condensing; the kW on the plate depends on the nozzle. Burnt baffles and thermostats.',
      },
      {
        name: 'Grant Euroflame and Combi 70, 90',
        description:
          'From the 1990s to about 2007, the combis about 20 and 26 kW. Flow switch, plate, combi pump, burner spares.',
      },
      {
        name: 'Grant Outdoor and Boiler House modules',
        description:
          'Since the 1990s, with the kW given beside the nozzle on the plate. Damp electrics, rusted case, hose exposed to weather.',
      },
    ],
  },
  issues: [
    {
      issue: 'Red lock-out lamp on the burner',
      who: 'owner',
      meaning:
        'Most Grants have no fault code. The lit button says that the burner tried, saw no proper flame and stopped. Nozzle, photocell, electrodes, pump or coupling, filter and air in the line are the candidates.',
      check: [
        'Read the tank gauge. Is the tank valve open?',
        'Check the power and the timer.',
        'Wait a minute, then press the button. Twice at most, then call us.',
      ],
      solution: [
        'Measure the pump pressure: it tells fuel from spark',
        'Check the nozzle, photocell and electrodes',
        'Replace the part at fault',
      ],
    },
    {
      issue: 'No start after an empty tank or a delivery',
      who: 'engineer',
      meaning:
        'Air has been drawn into the line, or the fresh oil stirred up water and sludge that blocked the filter.',
      check: [
        'After a delivery, let the tank settle for an hour or two.',
        'Don’t open the pump or the filter, and don’t keep resetting.',
      ],
      solution: [
        'Bleed the oil line and the pump',
        'Wash the filter and check the tank for water',
        'Run the burner until it’s steady',
      ],
    },
    {
      issue: 'Soot, smell or smoke at the terminal',
      who: 'engineer',
      meaning: 'Oil is burning badly: worn nozzle, wrong air setting, clogged baffles or a flue seal that has let go.',
      check: [
        'Turn the boiler off and open the windows.',
        'CO alarm sounding? Get everyone out. Call 999 if anyone feels unwell.',
        'Leave it off and call us.',
      ],
      solution: [
        'Fit a new nozzle and clean the passages',
        'Set the air with smoke pump and analyser',
        'Bring it to smoke number 1 or less',
      ],
    },
    {
      issue: 'Overheat limit has come out',
      who: 'owner',
      meaning:
        'The button under the cap jumped because the water got too hot, from a stopped pump, a stuck thermostat or air.',
      check: [
        'Wait until the case is cool, unscrew the cap and press it in once.',
        'Is the pump running?',
        'If it comes out again, leave it off and call us.',
      ],
      solution: ['Test the pump and the thermostat', 'Test the limit itself'],
    },
    {
      issue: 'Kettling, short bursts of firing',
      who: 'engineer',
      meaning:
        'Sludge or scale on the water side, or a nozzle too large for the house, makes the boiler rumble and stop early.',
      check: ['Note the sound and how long each burst lasts.', 'Are some radiator valves open?'],
      solution: [
        'Check the nozzle against the plate',
        'Check the filter and the inhibitor',
        'Quote for a flush if there’s sludge',
      ],
    },
    {
      issue: 'Oil weeping at the hose or fire valve',
      who: 'engineer',
      meaning: 'Flexible lines perish, above all in outdoor cases, and a fire valve may trip or leak.',
      check: [
        'Turn the boiler off and close the valve at the tank. Put a tray under the drip.',
        'Oil reaching soil or a drain? Call the Environment Agency’s incident line, 0800 80 70 60.',
      ],
      solution: [
        'Replace the oil line and test the valve',
        'Bleed out the air',
        'Dry each joint and watch it under pressure',
      ],
    },
  ],
  includes: [
    'Tank, sight gauge and oil pipe looked over, water in the tank tested for',
    'Oil filter washed or its element changed',
    'Remote fire valve proved and flexible hose inspected',
    'Nozzle replaced with the type on the data plate',
    'Electrodes set, photocell and blast tube cleaned',
    'Baffles withdrawn, heating surfaces brushed',
    'Condensate trap rinsed, flue and seals examined',
    'Pump pressure taken with a gauge',
    'Smoke, CO₂, CO, flue temperature and net efficiency recorded',
    'OFTEC-style service report with the analyser printout',
  ],
  partsNote:
    'The price includes the new nozzle. Hose, photocell, pump and baffles are spare parts and cost extra: we show you the worn one, quote, and fit it only if you agree. Parts are genuine or approved equivalents.',
  faqs: [
    {
      question: 'Do I want an ordinary heating engineer for a Grant?',
      answer:
        'You want one trained and assessed on oil, and OFTEC is the usual register. Registration for other fuels does not extend to kerosene burners, so ask to see the card.',
    },
    {
      question: 'Why a fresh nozzle each year when the old one still sprays?',
      answer:
        'Its orifice meters a fine cone of oil and wears with use, while varnish clogs it from behind. By the time the eye sees the difference there is soot on the baffles.',
    },
    {
      question: 'We ran dry. Can we refill and carry on?',
      answer:
        'Refill, yes; carry on, not always. Air in the line stops the pump from holding pressure, and repeated resets only wet the chamber. A technician bleeds it in one short visit.',
    },
    {
      question: 'What does the law ask of a landlord with an oil boiler?',
      answer:
        'There is no yearly oil check fixed by statute. There is the duty to keep the heating in repair, and in England, since October 2022, a carbon monoxide alarm in a room with a boiler. A recorded annual service, with CD/12 where you want one, is how careful landlords meet it.',
    },
    {
      question: 'Can a Grant run on HVO?',
      answer:
        'Some burners can, after a change of parts and a new setting. Ask us with the model and the burner’s number, and do not order a tankful before the answer.',
    },
    {
      question: 'Is our tank in the right place?',
      answer:
        'As a rule it stands 1.8 m from the house or behind a fire barrier, 760 mm from a boundary, and bunded near water or a drain. We note what we see and advise when it falls short.',
    },
  ],
  closing:
    'Check the tank gauge, keep the drive clear for the van and have last year’s printout to hand. Set side by side, two years’ figures show how the burner has aged.',
  related: [
    { to: '/services/navien', label: 'Navien: the LCB is an oil boiler too' },
    { to: '/guides/when-to-replace-boiler', label: 'How long boilers last and when repair stops paying' },
    { to: '/guides/boiler-service-maintenance', label: 'Care of a heating system between services' },
  ],
} satisfies CardBrand;
