import { THEME_KEY } from './theme';

const SCRIPT = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** Sets a chosen theme before the first paint, so that a dark page never flashes white. */
export function ThemeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, hashed in the security policy
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
