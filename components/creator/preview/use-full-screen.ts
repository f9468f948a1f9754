import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useScreen } from '../screen';
import { isTyping } from '../shortcuts';

/** Whether the drawing fills the screen, and how to change that, by F as well, unless a window is open or one types. */
export function useFullScreen(frame: RefObject<HTMLElement | null>) {
  const { window: open } = useScreen();
  const [full, setFull] = useState(false);
  const toggle = () => void (full ? document.exitFullscreen() : frame.current?.requestFullscreen());
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (open !== null || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key.toLowerCase() === 'f' && document.fullscreenEnabled) toggle();
  });
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('fullscreenchange', follow);
    window.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      window.removeEventListener('keydown', listen);
    };
  }, []);
  return { full, toggle };
}
