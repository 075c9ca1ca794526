// Preloaded into a build: sets its clock to late on the day in `ON_DAY`. In London it is still that day, also in summer; in
// Auckland it is the next.
const now = Date.parse(`${process.env.ON_DAY}T22:59:00Z`);
const Real = Date;

globalThis.Date = class extends Real {
  constructor(...args) {
    super(...(args.length > 0 ? args : [now]));
  }

  static now() {
    return now;
  }
};
