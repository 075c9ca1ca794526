// Preloaded into a build: its clock stands on New Year's Eve of 2031, late enough to be tomorrow in Auckland.
const now = Date.UTC(2031, 11, 31, 23, 59);
const Real = Date;

globalThis.Date = class extends Real {
  constructor(...args) {
    super(...(args.length > 0 ? args : [now]));
  }

  static now() {
    return now;
  }
};
