import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e3',
  meta: {
    title: 'Boiler Repair & Installation in Bow, E3',
    description:
      'Boiler engineers for Bow, Old Ford, Mile End and Bromley-by-Bow: flow tests off Roman Road, basement condensate, and advice for Bow Quarter flats.',
    keywords: ['boiler repair Bow', 'boiler installation E3', 'boiler service Mile End', 'combi boiler Roman Road'],
  },
  intro:
    'In Bow, Old Ford, Mile End and Bromley-by-Bow we keep boilers running and fit new ones, with the survey done before the price is fixed.',
  sections: [
    {
      heading: 'One supply pipe between two flats off Roman Road',
      paragraphs: [
        'Terraces between Roman Road and Old Ford were built as single houses, and many became an upper and a lower flat without a second water main. The result is a shower that falters when the neighbour fills a kettle. A combi heats only what the pipe delivers, so we time a bucket at the kitchen tap, once with everything shut and again with another tap running. If the figure is poor, a new supply or stored hot water comes before a bigger boiler.',
      ],
    },
    {
      heading: 'Below the pavement at Tredegar Square',
      paragraphs: [
        'The early Victorian houses on the square have basement rooms, handy for a boiler and awkward for its waste water. Condensate is acidic and must run in plastic to a drain. Where the gully lies higher than the boiler, a pump does the lifting, and its alarm lead is wired to stop the burner if it backs up. Fronts here are sensitive, so a terminal belongs on the garden elevation.',
      ],
    },
    {
      heading: 'Bow Quarter, the riverside towers and the van',
      paragraphs: [
        'Bow Quarter, once a match factory, is listed. Its freeholder has to approve what happens to a flue on the brickwork, so start asking before your boiler fails. Along the river at Bromley-by-Bow, taller blocks may share their heat source; look for a meter or an interface unit. Red routes on Bow Road and by the Blackwall Tunnel push us into permit streets, so a visitor voucher helps.',
      ],
    },
  ],
  landmarks: ['Mile End Park', 'House Mill at Three Mills'],
} satisfies DistrictText;
