import type { LongBrand } from '../schemas/brand.ts';

/** Pounds, VAT included. */
const servicePrice = 85;

export const brand = {
  slug: 'vokera',
  layout: 'long',
  name: 'Vokera',
  fuel: 'gas',
  drawing: {
    width: 116,
    height: 196,
    radius: 5,
    fascia: 36,
    position: 'low',
    tone: 'light',
    display: 24,
    dial: 'left',
    knobs: 2,
    accent: 'gas',
  },
  meta: {
    title: `Vokera Boiler Service London | From £${servicePrice}`,
    description: `Vokera service and repair across London from £${servicePrice}: Linea, Mynute, Compact A, Unica and Evolve. A01 and A03 explained, fan and flue checked at each visit.`,
    keywords: [
      'vokera boiler service london',
      'vokera boiler repair london',
      'vokera a03 fault',
      'vokera a01 fault',
      'vokera linea service',
      'vokera compact a',
    ],
  },
  intro: `Service from £${servicePrice} for Lineas, Mynutes, Compacts and the newer Evolve, in 60-90 minutes, with the fan and air path looked at as closely as the flame.`,
  servicePrice,
  serviceMinutes: [60, 90],
  prose: [
    {
      paragraphs: [
        'Vokera is the British badge of the Italian Riello group, and its boilers are near relations of the Beretta and Riello ones sold on the Continent. Over the decades it has used four families of fault code here. Linea and Mynute boilers show two digits. The Unica HE puts AL in front of its number. Compact A, Vision and Easi-Heat have the letter A, and the Evolve prints an E with three digits.',
        'They must not be mixed. Overheating is A02 on a Compact A and E020 on an Evolve, and the commercial Condexa borrows the A numbers for other faults altogether. A list copied from a website is therefore right for some Vokeras and wrong for the rest. Give us the code and the model together.',
      ],
    },
    {
      heading: 'Air before fire: the fan side of a Vokera',
      paragraphs: [
        'If one theme runs through our Vokera calls, it is proving that the fan moves air. The old Linea, Mynute and Synergy e do it with a venturi, two thin sensing tubes and a pressure switch. Dust or a drop of water in a tube stops the boiler as surely as a dead motor. On most later models there is no such switch: the fan reports its own speed to the board, and a tired bearing or a loose plug spoils the signal.',
        'A service on this make goes beyond hearing the fan run. We look into the venturi and blow through the tubes on an old one; on a later one we check connector, air intake and speed signal. Carbon dioxide is then measured at high and low fan speed with an analyser in the flue, and only those readings justify touching the gas valve.',
      ],
    },
    {
      heading: 'Gauge, loop and reset on a Vokera',
      paragraphs: [
        'Linea, Compact and Vision models wear a round gauge on the panel or the underside, while the Evolve shows pressure on its screen. The braided filling loop hangs under the boiler or close by. Fill to 1.2 or 1.3 bar with the system cold, the boiler off and the two taps opened gently, then shut both and unhook the hose if it is a loose one. Somewhere near 0.5 bar the boiler stops by itself.',
        'Models with a selector are reset by turning it to OFF/RESET for about five seconds and back again; display models have a button. Write the code down before you do, because a cleared display tells the engineer much less.',
      ],
    },
    {
      heading: 'A Linea that refuses to retire',
      paragraphs: [
        'Lineas from the 1990s are still at work in London flats. They do not condense, so they use more gas than a modern boiler, yet a yearly look is worth having for safety alone. Green marks on the wiring are a warning we take seriously: the diverter and its diaphragm can weep on to the electrics below. Spares are getting thinner, and we say so when a repair would spend good money on the last one in the warehouse.',
      ],
    },
    {
      heading: 'Keeping a Vokera warranty alive',
      paragraphs: [
        'Recent ranges have typically carried five to seven years, and the Evolve up to ten when fitted through the Vokera installer scheme. Registration has to be in on time and the yearly service in the log from year one. Should the exchanger-cleaning alert of a later model be set, it is cleared after the cleaning and never instead of it.',
      ],
    },
  ],
  whyChoose: [
    {
      icon: 'certificate',
      title: 'Gas Safe Registered',
      description:
        'Everyone we send to a Vokera is on the Gas Safe Register and carries an analyser, because its gas valves are not to be adjusted without one.',
    },
    {
      icon: 'clock',
      title: 'Flexible Appointments',
      description:
        'Before work, after work, Saturday or Sunday. For an A01 on a freezing morning we aim at the same day, and at the next when the diary is full.',
    },
    {
      icon: 'shield',
      title: '12 Month Guarantee',
      description:
        'Fans, thermistors and diverter motors from our vans come with twelve months on part and labour, written on the invoice.',
    },
  ],
  models: {
    current: [
      {
        name: 'Evolve',
        description:
          'Combi and system, about 24-42 kW. Digital display with E and three digits; typically the longest warranty of the make.',
      },
      {
        name: 'Easi-Heat Plus',
        description: 'Compact combi 25, 29 and 32 plus a system version, 25-32 kW. A-codes on a simple panel.',
      },
      {
        name: 'Unica i',
        description:
          'Combi for higher hot-water demand, about 28-40 kW. May be running out of stock, so ask before planning one.',
      },
      { name: 'Mynute i', description: 'The cylinder-home line, system and heat-only, about 12-35 kW.' },
    ],
    legacy: [
      {
        name: 'Compact A, Linea One and Vision',
        description: '2009-2020 combis, the Compact A as 25 and 29. Fan signal, diverter motor and scaled plate.',
      },
      {
        name: 'Unica HE 28, 32 and 36',
        description: 'Condensing combis, 2007-2013, with AL codes; AL73 is the return thermistor.',
      },
      {
        name: 'Linea HE and Hydra HE',
        description:
          'Mid-2000s combis. Code 07 says only that the retry limit was reached; the fault before it matters.',
      },
      {
        name: 'Linea 24, 28 and Plus',
        description: '1990s to mid 2000s. Diverter microswitch, venturi and expansion vessel are what we renew.',
      },
      {
        name: 'Mynute and Synergy e',
        description: 'System and regular boilers with one early condensing model. Air switch tubes and thermistors.',
      },
      {
        name: 'Excell 80 and 96',
        description:
          'Combis of about 23 and 28 kW, late 1980s and 1990s. The hot-water pressure switch, diverter and fan are the parts to watch.',
      },
    ],
  },
  issues: [
    {
      code: 'A01',
      issue: 'Ignition failure',
      who: 'owner',
      meaning:
        'The boiler tried to light and proved no flame, or lost it as it lit. An old Linea shows 01 for the same thing and a Unica HE shows AL10. Frozen condensate and an empty prepay meter are as possible as a worn electrode.',
      check: [
        'Does the hob light? Is the meter in credit?',
        'If the gas is off and you don’t know why, leave it off and call us.',
        'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never boiling water.',
        'Then reset once.',
      ],
      solution: [
        'Test the gas pressure at the inlet',
        'Check the spark and sensing electrode, the trap and the valve setting',
        'Finish with a combustion reading',
      ],
    },
    {
      code: 'A03',
      issue: 'Flame detection',
      who: 'engineer',
      meaning:
        'Commonly filed under flame detection, A03 comes one step earlier. A Vokera must prove its fan before it may light and look for a flame, and A03 says that the fan speed signal is missing or wrong. No flame can be made, so none is detected. On two-digit boilers 03 is the fan and flue air proof. A genuine flame fault shows as A01, and overheating as A02.',
      check: [
        'From the ground, does anything cover the flue outlet?',
        'Listen as it starts. Silence, a rattle or a slow start is worth telling us.',
        'Reset once. If it returns, switch it off and call us with the model name.',
      ],
      solution: [
        'Measure the fan’s supply and speed signal',
        'Check the plug and wiring to the board',
        'Clear the flue and intake',
        'Set the combustion again after a new fan',
      ],
    },
    {
      issue: 'Low water, A04 or a drooping gauge',
      who: 'owner',
      meaning: 'The system has lost pressure: a leak, a relief valve that dribbles outdoors, or a vessel gone flat.',
      check: [
        'Gauge at zero for no reason you know? Don’t fill it: leave the boiler off and call us.',
        'Boiler off and cold, nothing leaking? Fill to 1.2-1.3 bar and close both taps.',
        'Write the date on a note by the boiler.',
        'Needed twice in a month? Call us.',
      ],
      solution: [
        'Find where the water goes',
        'Recharge or replace the expansion vessel',
        'Replace a worn relief valve',
      ],
    },
    {
      issue: 'Limit thermostat, A02',
      who: 'owner',
      meaning:
        'The water got hotter than the limit allows, most often because it was not moving: pump stuck, air trapped, sludge, or radiator valves shut.',
      check: [
        'Let it go cold, then read the gauge.',
        'Open the valves, bleed the radiators and read the gauge again.',
        'Then reset once. If it trips again, leave it off and call us.',
      ],
      solution: ['Test the pump and the bypass', 'Check the water for sludge', 'Test the thermostat last'],
    },
    {
      issue: 'Sensor codes A06 and A07',
      who: 'engineer',
      meaning: 'A06 is the hot-water sensor and A07 the flow sensor: its resistance makes no sense to the board.',
      check: [
        'Don’t reset it: a failed sensor won’t clear. Call us.',
        'Leave the cover on. The sensors clip to hot pipes.',
      ],
      solution: [
        'Measure resistance against temperature',
        'Check the wiring and the plug',
        'Replace the sensor if it’s out',
      ],
    },
    {
      issue: 'Lukewarm tap',
      who: 'engineer',
      meaning: 'Lime in the plate heat exchanger, or a diverter that still lets heat slip to the radiators.',
      check: ['In summer, feel a radiator near the boiler while the hot tap runs. Tell us whether it’s warm.'],
      solution: ['Take temperatures at the pipes', 'Descale or replace the plate heat exchanger or the diverter'],
    },
  ],
  pricingTitle: "Service Pricing and What's Included",
  pricingIntro: `From £${servicePrice}, VAT and report included, for any domestic Vokera on gas; reckon on 60-90 minutes. A fan or board is never fitted on the strength of a code alone; it is tested, then quoted, and fitted only when you agree.`,
  includes: [
    'Code family and serial details recorded for parts',
    'Fan started, listened to and its speed signal or air switch proved',
    'Venturi and sensing tubes cleared on Linea, Mynute and Synergy e',
    'Air intake and flue followed to the outside wall',
    'Carbon dioxide at high and low fan speed, compared with the manual',
    'Spark and sensing electrode cleaned, lead inspected',
    'Condensate trap stripped and cleaned, cleaning alert cleared if set',
    'Thermistors checked for sense against a probe',
    'Diverter and wiring below it examined for green marks',
    'Vessel charge, relief valve and gauge tested, system left at cold pressure',
    'Written figures, gas safety certificate and log entry',
  ],
  faqs: [
    {
      question: 'Does A03 mean a gas leak?',
      answer:
        'No. It says the fan was not proved, and without that the boiler will not let the burner run. If you smell gas, whatever the display says, get out and call the National Gas Emergency Service on 0800 111 999.',
    },
    {
      question: 'Why does my code not match the list I found online?',
      answer:
        'There are four code families on Vokera boilers, and lists seldom say which one they cover. The table in your own manual decides.',
    },
    {
      question: 'Will Beretta or Riello parts fit?',
      answer:
        'Some are the same item in another box. We match them by part number and leave the ones that only look alike.',
    },
    {
      question: 'How far should I fill it?',
      answer:
        'To 1.2 or 1.3 bar cold, by the braided loop under the boiler. Expect the needle to climb somewhat with the radiators hot; near 3 bar the vessel is at fault: switch off, let it cool and call us.',
    },
    {
      question: 'Is a thirty-year-old Linea worth servicing?',
      answer:
        'For safety, yes, as long as it is in use. We also tell you what is becoming unobtainable for it, so that a replacement can be planned and not forced on you in January.',
    },
    {
      question: 'I missed the service date. Is the warranty gone?',
      answer:
        'It can be, and only the paperwork decides. Book now, keep the dated invoice with the log, and plan the coming visit a few weeks before the anniversary.',
    },
  ],
  closing:
    'Give us the code and the model when you book. Air, spark or scale, the engineer will measure before anything is changed.',
  related: [
    { to: '/services/ferroli', label: 'Ferroli faults: A01 and A03 again, with a different A03' },
    { to: '/guides/boiler-service-maintenance', label: 'Service guide: what a full visit covers and what it costs' },
    { to: '/guides/boiler-pressure-guide', label: 'Pressure guide for a gauge that will not stay at 1.2 bar' },
    { to: '/guides/when-to-replace-boiler', label: 'When an old Linea has earned its replacement' },
  ],
} satisfies LongBrand;
