import type { LongBrand } from '../schemas/brand.ts';

/** Pounds, VAT included. */
const servicePrice = 85;

export const brand = {
  slug: 'ferroli',
  layout: 'long',
  name: 'Ferroli',
  fuel: 'gas',
  drawing: {
    width: 126,
    height: 210,
    radius: 9,
    fascia: 34,
    position: 'low',
    tone: 'light',
    display: 40,
    dial: 'right',
    knobs: 1,
    accent: 'return',
  },
  meta: {
    title: `Ferroli Boiler Service London | From £${servicePrice}`,
    description: `Ferroli boilers serviced and repaired in London from £${servicePrice}. A01, A02, A03 and F05 explained, and parts for your Modena, Optimax or F24 checked before we quote.`,
    keywords: [
      'ferroli boiler service london',
      'ferroli boiler repair london',
      'ferroli modena he',
      'ferroli a02 fault',
      'ferroli f05 fault',
    ],
  },
  intro: `The make is seldom offered new here, but its boilers are still at work. We service Modena, Optimax, F24 and the rest from £${servicePrice} in 60-90 minutes and tell you first what can still be bought for yours.`,
  servicePrice,
  serviceMinutes: [60, 90],
  prose: [
    {
      paragraphs: [
        'Ferroli is an Italian maker whose combis are found in British homes mostly as older installations; the trade here seldom offers a new one. For us it is a make to look after, to repair or to replace. BlueHelix is its present condensing range abroad, and supply to this country is uncertain. What you own is most likely an i 25 or i 29, a Modena HE, an Optimax HE or something older.',
        'That changes the order of a visit. Before anybody quotes for a board or a case part, we find out whether it exists, new or reconditioned, and how long it would take to arrive. You hear that first and decide on facts.',
      ],
    },
    {
      heading: 'A stops, F waits',
      paragraphs: [
        'Ferroli displays sort faults by letter. A is a lockout: the boiler stays off until the cause is gone and somebody resets it. F is a stop that lifts itself once the reading is right again. If an F has vanished by the time we arrive, a note of the day, the weather and what the boiler was doing still helps. Numbers differ between generations, so the table in your manual has the last word.',
        'Several models want about half a minute after a reset before they try again. Pressing sooner, or pressing often, gains nothing. Depending on the panel, reset is a button of its own or a position of the selector, held for a few seconds.',
      ],
    },
    {
      heading: 'Earth, polarity and the flame signal',
      paragraphs: [
        'A Ferroli senses its flame by a tiny current through the burner to earth. Swapped live and neutral at the fused spur, or an earth that has corroded, can therefore look like a bad electrode. We test polarity and earth on each service of this make. It takes a few minutes, and it can save the price of a gas valve that nobody needed.',
        'Dampness matters for the same reason. Moisture on the electrode lead or the board of a Modena HE lets the signal wander, and A01 or A02 follows. On the pressure-switch models the fan wheel, the venturi and the silicone tubes come next. F24 and Domicompact boilers with a bithermal exchanger heat tap and radiator water in one body, and there scale costs more to put right than on a plate.',
      ],
    },
    {
      heading: 'Finding the gauge and the filling tap',
      paragraphs: [
        'Look for a round gauge on the panel or on the underside. For water, some Ferrolis have a little tap built into the base, others a braided hose on the pipes nearby. Between 1.0 and 1.5 bar cold is right, and below about 0.8 many show F37. Switch off, wait until it has cooled, let water in gently and turn everything off again; a hose that unscrews is put away.',
      ],
    },
    {
      heading: 'When the warranty is history',
      paragraphs: [
        'Cover on most Ferrolis has run out by now. Should you hold papers that are in date, keep them with the service invoices, and we shall confirm with you who answers a claim today before counting on it. For the rest, the promise that stands behind a repair is ours.',
      ],
    },
  ],
  whyChoose: [
    {
      icon: 'search',
      title: 'Ferroli Specialists',
      description:
        'Not many engineers meet this make often. Ours are Gas Safe registered and know the A and F lists, the fan and air switch variants, and where spares can be found.',
    },
    {
      icon: 'calendar',
      title: 'Flexible Scheduling',
      description:
        'We call today or tomorrow for a lockout. A yearly visit can be early, late or on a weekend, as your household runs.',
    },
    {
      icon: 'shield',
      title: '12 Month Guarantee',
      description:
        'Since the maker seldom covers a Ferroli any longer, our twelve months on the electrode, fan or switch we fit, work included, are what you rely on.',
    },
  ],
  models: {
    current: [
      {
        name: 'i 25 and i 29',
        description:
          'Combis, 25-29 kW. The last Ferrolis seen widely in British homes; any warranty is ending or over.',
      },
      {
        name: 'BlueHelix Tech and HiTech',
        description:
          'Combi, about 24-34 kW, stainless coil exchanger. Sold abroad, uncertain here; we service those we meet.',
      },
      {
        name: 'Modena HE',
        description:
          'Condensing combi and system, about 24-38 kW, 2005-2013. No longer sold here; F07 marks a flue that is too hot.',
      },
      {
        name: 'Optimax HE',
        description:
          'One platform as combi, system and regular, about 18-38 kW. No longer sold here; damp on the board is its trouble.',
      },
    ],
    legacy: [
      {
        name: 'F24, F30 and Domicompact',
        description:
          '2000s combis of the 24 and 30 kW class. Air proving, board and, where bithermal, a scaled exchanger.',
      },
      { name: 'Tempra', description: 'Combi, late 1990s and 2000s. Fan, air switch and hot-water sensor.' },
      {
        name: 'Modena 80, 102 and Domina',
        description:
          '1990s to mid 2000s, the numbers standing for about 24 and 30 kW, not condensing. Air switch, diverter with its microswitch, fan and board.',
      },
      {
        name: 'Roma and Sigma',
        description: 'Combi and regular of the 1980s and 1990s. Spares scarce; a safety check is still useful.',
      },
    ],
  },
  issues: [
    {
      code: 'A01',
      issue: 'No flame',
      who: 'owner',
      meaning:
        'The burner did not light, after about three tries on natural gas in one of the lists from the maker. Gas, condensate, electrode and air left in a newly worked-on gas pipe are the candidates.',
      check: [
        'Does the hob light? Is the meter in credit?',
        'If the gas is off and you don’t know why, leave it off and call us.',
        'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never boiling water.',
        'Reset once, wait half a minute and let it try.',
      ],
      solution: [
        'Measure the gas pressure at the inlet',
        'Check the electrode gap, lead and valve',
        'Measure the combustion',
      ],
    },
    {
      code: 'A02',
      issue: 'False flame',
      who: 'engineer',
      meaning:
        'The board sees a flame while the burner should be off. A damp lead, a poor earth or a faulty board is the likely reason. Rarely a gas valve is letting by, which is why the code is taken seriously.',
      check: [
        'Leave it off and don’t reset it.',
        'Smell gas? Touch no switch, get out and call 0800 111 999.',
        'Otherwise call us the same day.',
      ],
      solution: [
        'Test that the gas valve shuts tight',
        'Test the earth and the polarity',
        'Dry or replace the lead and electrode',
        'Make the boiler safe if the valve has failed',
      ],
    },
    {
      code: 'A03',
      issue: 'Safety thermostat',
      who: 'owner',
      meaning:
        'Over-temperature protection has tripped because heat was not carried away: too little water, air in the pump, sludge, closed valves or a sensor.',
      check: [
        'Let it cool. Read the gauge, most of all after bleeding.',
        'Open the valves, then reset once. If it trips again, leave it off and call us.',
      ],
      solution: ['Let out the air', 'Free the pump and clear the sludge', 'Test the thermostat last'],
    },
    {
      code: 'F05',
      issue: 'Fan or air pressure switch',
      who: 'engineer',
      meaning:
        'Air was not proved in time. Which part is at fault depends on the boiler: on pressure-switch models the switch did not close, on condensing ones the fan signal was wrong. Some Ferrolis have no air switch at all.',
      check: [
        'Look at the flue outlet from the ground.',
        'An F code may clear by itself after a gust. If it keeps coming, call us.',
      ],
      solution: [
        'Clear the flue and the tubes',
        'Replace the air switch or the fan, as the model has it',
        'Take a combustion reading',
      ],
    },
    {
      issue: 'Gauge low, F37 on the display',
      who: 'owner',
      meaning:
        'Water pressure has fallen under about 0.8 bar, through a loss, a flat vessel or a relief valve past its best.',
      check: [
        'Gauge at zero for no reason you know? Don’t fill it: leave the boiler off and call us.',
        'Boiler off and cool, nothing leaking? Fill to 1.0-1.5 bar. F37 clears without a reset.',
        'Low again within weeks? Call us.',
      ],
      solution: ['Find the loss', 'Recharge the expansion vessel', 'Replace the relief valve if it drips'],
    },
    {
      issue: 'Poor hot water on a bithermal model',
      who: 'engineer',
      meaning:
        'Scale has lined the tap-water passages inside the one exchanger, or the hot-water sensor misreads (F11 on some).',
      check: ['Compare two hot taps, then slow the flow. If a thin stream gets hot, tell us.'],
      solution: [
        'Descale the exchanger if its body is sound',
        'Test the hot-water sensor',
        'Price a new exchanger and a new boiler side by side',
      ],
    },
  ],
  pricingTitle: "Service Pricing and What's Included",
  pricingIntro: `Scarce spares do not make the service dearer: from £${servicePrice}, VAT in, and 60-90 minutes. Where something is worn you get availability and price together, and it is your decision.`,
  includes: [
    'Parts verdict: what can be had for this model, and what cannot',
    'Mains polarity and earth measured at the boiler',
    'Electrode, lead and flame current examined',
    'Fan wheel cleaned of dust; venturi and silicone tubes blown through',
    'Air switch or fan signal proved, whichever is fitted',
    'Flue, joints and terminal seen along their length',
    'Gas inlet pressure and burner setting verified',
    'CO and CO₂ taken by analyser',
    'Condensate trap of Modena HE and Optimax HE models cleaned',
    'Vessel, relief valve and filling tap tested for letting by',
    'Radiator circuit: flow, air and sludge judged at the pipes',
    'Written report with readings, and a gas safety certificate',
  ],
  faqs: [
    {
      question: 'Can you still get Ferroli parts?',
      answer:
        'Electrodes, fans, switches and other common items come through spares firms. Boards and case parts are scarce, so we look before we quote.',
    },
    {
      question: 'A02 clears when I reset it. May I go on like that?',
      answer:
        'No. The boiler is reporting a flame where there should be none, and the rare cause is a leaking valve. Leave it off until it has been tested.',
    },
    {
      question: 'What separates an F code from an A code?',
      answer:
        'F goes away once the value is back in range. A holds the boiler off until the reason is dealt with and the reset pressed.',
    },
    {
      question: 'Does an old Modena deserve a service?',
      answer:
        'While it heats your home, for safety, yes. Ask the engineer for a verdict on parts at the same visit; it tells you how long to plan for.',
    },
    {
      question: 'Where can I buy a new Ferroli?',
      answer:
        'Not through the usual British trade, as far as we know. When yours is past repair we price a comparable boiler of a make with full parts supply.',
    },
    {
      question: 'Why did A03 appear just after I bled the radiators?',
      answer:
        'Bleeding lowers the pressure and can move air into the pump, so the water stands still and overheats. Restore 1.0-1.5 bar cold, reset once, and book if it trips again.',
    },
  ],
  closing:
    'Ask for the parts verdict along with the service. Both fit into one visit, today or tomorrow if it has stopped.',
  related: [
    { to: '/services/vokera', label: 'Vokera faults, where A03 stands for the fan' },
    { to: '/guides/when-to-replace-boiler', label: 'The 50% rule for a boiler whose parts are running out' },
    { to: '/boiler-quotes', label: 'Fixed prices for the boiler after your Ferroli' },
  ],
} satisfies LongBrand;
