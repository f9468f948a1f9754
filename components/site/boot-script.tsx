import { THEME_KEY } from './theme';

// The sign-in library hands its state along when somebody signs out, and the provider gives it back to the home page.
const TIDY = `if(/^\\/(en|de)?$/.test(location.pathname)){var u=new URL(location);if(u.searchParams.has('state')){u.searchParams.delete('state');history.replaceState(null,'',u)}}`;

/**
 * Run by every page before its first paint. The second key is the session's own mark that someone signed in on this
 * browser: see the account's session.
 */
export const BOOT = `try{var r=document.documentElement.dataset,s=localStorage,t=s.getItem('${THEME_KEY}');if(t==='light'||t==='dark')r.theme=t;if(s.getItem('droitfil.signed-in')==='1')r.known='';${TIDY}}catch(e){}`;

/** Sets, before the first paint, what a static page cannot know: the chosen theme and whether someone is known here. */
export function BootScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, hashed in the security policy
  return <script dangerouslySetInnerHTML={{ __html: BOOT }} />;
}
