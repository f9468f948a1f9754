// The A4 file as the peers' editor makes it: their tiler plugin and PDF maker, unmodified, from the package of their
// editor. What is ours is only the order of calls, which follows `handleExport` in their components/Editor/lib/export:
// theme, words, tiler, draft, render, then the PDF. There it runs in a web worker, here on the thread.
import { pluginI18n } from '@freesewing/plugin-i18n';
import { themePlugin } from '@freesewing/plugin-theme';
import { SETTINGS, wordsOf } from './designs.mjs';
import { PdfMaker } from './node_modules/@freesewing/react/components/Editor/lib/export/pdf-maker.mjs';
import { tilerPlugin } from './node_modules/@freesewing/react/components/Editor/lib/export/plugin-tiler.mjs';

/** Their `defaultPrintSettings` for metric readers. */
const PAGE = { size: 'a4', orientation: 'portrait', margin: 10, coverPage: true, cutlist: true };

const STRINGS = {
  tagline: 'Come for the sewing pattern. Stay for the community.',
  url: 'https://freesewing.eu/',
  cuttingLayout: 'Cutting layout',
  setName: 'ephemeral',
  yaml: '',
  version: '4.10.2',
};

function rendered(design) {
  const pattern = new design.Design({ ...SETTINGS, embed: false, layout: true });
  pattern.use(themePlugin, { stripped: true, skipGrid: ['pages'] });
  pattern.use(pluginI18n, wordsOf(design));
  pattern.use(tilerPlugin({ ...PAGE, printStyle: true, renderBlanks: false, setPatternSize: true }));
  pattern.getConfig();
  pattern.draft();
  const svg = pattern.render();
  return { svg, pages: pattern.setStores[pattern.activeSet].get('pages') };
}

/** Bytes of the A4 file from measurements, pages counted with the cover. */
export async function a4File(design) {
  const { svg, pages } = rendered(design);
  const maker = new PdfMaker({
    svg,
    pages,
    pageSettings: PAGE,
    strings: { ...STRINGS, design: design.name },
  });
  await maker.makePdf();
  const blob = await maker.toBlob();
  return { bytes: new Uint8Array(await blob.arrayBuffer()), pages: pages.count + 1 };
}
