import { THEME_KEY } from './theme';

// The second key is the session's own mark that someone signed in on this browser: see the account's session.
const SCRIPT = `try{var r=document.documentElement.dataset,s=localStorage,t=s.getItem('${THEME_KEY}');if(t==='light'||t==='dark')r.theme=t;if(s.getItem('droitfil.signed-in')==='1')r.known=''}catch(e){}`;

/** Sets, before the first paint, what a static page cannot know: the chosen theme and whether someone is known here. */
export function BootScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, hashed in the security policy
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
