import { describe, expect, it } from 'vitest';
import type { Drawing } from '@/lib/drawing/types';
import { renderSvg } from './svg';

const drawing: Drawing = {
  box: [0, -5, 20, 30],
  items: [
    {
      kind: 'stroke',
      layer: 'cut',
      stroke: 'cut',
      fill: 'shell',
      id: 'front',
      path: [['M', 0, 0], ['C', 1, 2, 3, 4, 5, 6], ['Z']],
    },
    {
      kind: 'stroke',
      layer: 'stitch',
      stroke: 'stitch',
      path: [
        ['M', 0, -1],
        ['L', 2.00049, 3],
      ],
    },
    {
      kind: 'text',
      layer: 'text',
      at: [3, 4],
      text: '<b>"œ"&\u202e</b>',
      size: 0.5,
      font: 'sans',
      anchor: 'middle',
      angle: 90,
    },
  ],
};

describe('renderSvg', () => {
  it('turns y downward and shows the whole box', () => {
    const svg = renderSvg(drawing);
    expect(svg).toContain('viewBox="0 -30 20 35"');
    expect(svg).toContain('d="M0 0C1 -2 3 -4 5 -6Z"');
    expect(svg).toContain('d="M0 1L2 -3"');
  });

  it('names what is drawn, its layer and its style', () => {
    const svg = renderSvg(drawing);
    expect(svg).toContain('<g data-layer="cut"><path class="s-cut f-shell" data-id="front"');
    expect(svg.match(/<g /g)).toHaveLength(3);
  });

  it('escapes text and strips what turns its direction', () => {
    expect(renderSvg(drawing)).toContain('>&lt;b&gt;&quot;œ&quot;&amp;&lt;/b&gt;</text>');
    expect(renderSvg(drawing, { title: '"><script>' })).toContain('aria-label="&quot;&gt;&lt;script&gt;"');
  });

  it('turns text the other way round with the axis', () => {
    expect(renderSvg(drawing)).toContain('transform="rotate(-90 3 -4)"');
  });

  it('prints at the width asked for', () => {
    expect(renderSvg(drawing, { widthCm: 10 })).toContain('width="10cm" height="17.5cm"');
  });

  it('keeps line widths on screen when they are fixed', () => {
    const svg = renderSvg(drawing, { strokes: 'fixed', theme: 'screen' });
    expect(svg).toContain('stroke-width="1.89"');
    expect(svg).toContain('vector-effect="non-scaling-stroke"');
  });

  it('is hidden from screen readers unless it has a name', () => {
    expect(renderSvg(drawing)).toContain('aria-hidden="true"');
    expect(renderSvg(drawing, { title: 'Devant' })).toContain(
      'role="img" aria-label="Devant"><title>Devant</title>',
    );
  });
});
