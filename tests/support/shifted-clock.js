// Loaded into a server before anything else: its clock is wrong by as much as its parent says. What runs
// by itself, such as timers, is not touched by that, as on a real machine.
let off = Number(process.env.CLOCK_OFF_MS ?? 0);
process.on('message', ({ clockOffMs }) => {
  off = clockOffMs;
});
process.channel?.unref();

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(RealDate.now() + off);
    else super(...values);
  }

  static now() {
    return RealDate.now() + off;
  }
};
