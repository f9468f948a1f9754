/**
 * Runs in the page: notes for each arrow pressed when the frame that shows the new drawing was finished, and every task
 * that held the page up for more than 50 ms. The messages to and from the preview worker tell which drawing answers
 * which key: a line still moving towards the drawing before is not taken for the new one.
 */
export function watchPage() {
  let pressed = 0;
  let arrived = 0;
  let waits = [];
  let blocked = [];
  const asked = new Map();

  const frameEnd = (then) =>
    requestAnimationFrame(() => {
      // The first task after a frame's callbacks comes when the frame has been handed over.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });

  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (data.kind !== 'drawn') return;
        arrived = asked.get(data.id) ?? 0;
        asked.clear();
      });
    }
    postMessage(message, ...rest) {
      if (message.kind === 'draw' && pressed > 0) {
        // What the page has kept it shows in the same task; of all else the answer tells.
        if (message.known) arrived = pressed;
        else asked.set(message.id, pressed);
      }
      if (message.kind === 'draw') pressed = 0;
      super.postMessage(message, ...rest);
    }
  };

  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key.startsWith('Arrow')) pressed = timeStamp;
    },
    true,
  );
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      // Cards have pictures too, which come later.
      const drawn = changes.some(({ target }) => target.closest('svg[role=img]'));
      if (!drawn || arrived === 0) return;
      const from = arrived;
      arrived = 0;
      frameEnd(() => waits.push(performance.now() - from));
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['d'], childList: true });
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked.push(Math.round(duration));
  }).observe({ type: 'longtask' });
  window.redraws = {
    reset: () => {
      waits = [];
      blocked = [];
    },
    read: () => ({ waits, blocked }),
  };
}
