// Preloaded into a build: its clock stands late on the day that `ON_DAY` names. In London it is still that day, even in
// summer; in Auckland it is the next.
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
