import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se8',
  meta: {
    title: 'Deptford Boiler Repair & Servicing | SE8',
    description:
      "Boilers in Deptford, from panelled Georgian rooms on Albury Street to Victorian terraces at St John's and flats on the Pepys and Crossfields estates.",
    keywords: [
      'boiler repair Deptford',
      'boiler service SE8',
      'boiler installation Deptford',
      "combi boiler St John's",
    ],
  },
  intro:
    'Deptford and the Evelyn estates pack early Georgian houses, Victorian terraces and council blocks into a small map. Boiler repairs and replacements are our daily work among them.',
  sections: [
    {
      heading: 'Pipes behind panelling',
      paragraphs: [
        "Albury Street's houses are listed inside and out, and their rooms are lined with timber. A radiator pipe cannot simply be clipped to it. We follow routes that already exist, run with the joists under the floor, and bring up short tails beside the skirting. Consent may be needed for that as much as for a flue, so drawings of both go in together. In such houses a well-placed boiler is the easy half of the job.",
      ],
    },
    {
      heading: "Lukewarm by St John's",
      paragraphs: [
        "Brookmill and St John's have Victorian terraces in which the combi does everything. A hot tap that starts well, then swings from scalding to tepid, usually points to limescale in the plate heat exchanger, for London water is hard. Setting the hot water to 50-55 °C slows the deposit. Cleaning or renewing the plate cures it for the time being, and a scale reducer on the cold feed delays the next occurrence.",
      ],
    },
    {
      heading: 'Pepys, Crossfields and market days',
      paragraphs: [
        "On the Pepys Estate one building may have central boilers and the next a combi in each flat, so describe what you see in the cupboard when you ring. We do not work on the landlord's plant. Crossfields blocks put their walkways at the front, which sends terminals to the kitchen side. Deptford High Street closes to vehicles for its market, and Evelyn Street crawls at rush hour, so we plan the approach round both.",
      ],
    },
  ],
  landmarks: ["St Paul's Church, Deptford", 'Deptford Market'],
} satisfies DistrictText;
