/**
 * Runs in the page: notes for each key pressed when the frame that shows the new drawing was finished, and every task
 * that held the page up for more than 50 ms.
 */
export function watchPage() {
  let pressed = 0;
  let waits = [];
  let blocked = [];
  const frameEnd = (then) =>
    requestAnimationFrame(() => {
      // The first task after a frame's callbacks comes when the frame has been handed over.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  addEventListener('keydown', (event) => (pressed = event.timeStamp), true);
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      const drawn = changes.some(({ target }) => target.nodeName === 'path' && target.dataset.id);
      if (!drawn || pressed === 0) return;
      const from = pressed;
      pressed = 0;
      frameEnd(() => waits.push(performance.now() - from));
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['d'] });
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
