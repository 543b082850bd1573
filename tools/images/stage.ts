import { isDark, tonesOf, type Size, type Tone } from './ground.ts';

/** The surfaces beneath the objects: a burger has a plate and a shoe a podium. */
export const STAGES = ['plate', 'slate', 'board', 'podium', 'cloth', 'floor'] as const;
export type Stage = (typeof STAGES)[number];
export const isStage = (word: string): word is Stage =>
  (STAGES as readonly string[]).includes(word);

/** The height at which objects touch the stage, as a share. */
export const standsAt = (stage: Stage): number => (stage === 'floor' ? 0.83 : 0.79);

export function stageSvg(stage: Stage, tone: Tone, { width: w, height: h }: Size): string {
  const [light, deep, dark] = tonesOf(tone);
  const x = w / 2;
  const y = h * 0.78;
  const [rx, ry] = [h * 0.5, h * 0.125];
  const shade = `<ellipse cx="${x}" cy="${y + ry * 0.85}" rx="${rx * 1.08}" ry="${ry * 0.85}" fill="${dark}" opacity="0.38" filter="url(#b)"/>`;
  const drawn = () => {
    switch (stage) {
      case 'plate':
        return `${shade}${disc(x, y + h * 0.016, rx, ry, '#CFCBC4')}${disc(x, y, rx, ry, 'url(#china)')}${disc(x, y + h * 0.004, rx * 0.74, ry * 0.68, '#E9E5DE')}${disc(x, y + h * 0.01, rx * 0.72, ry * 0.64, '#FBF9F5')}`;
      case 'slate':
        return `${shade}${disc(x, y + h * 0.022, rx, ry, '#20262C')}${disc(x, y, rx, ry, 'url(#stone)')}`;
      case 'board':
        return `${shade}${disc(x, y + h * 0.035, rx, ry, '#8D5A32')}${disc(x, y, rx, ry, 'url(#wood)')}${[0.9, 0.68, 0.44].map((s) => `<ellipse cx="${x - rx * 0.06}" cy="${y}" rx="${rx * s}" ry="${ry * s}" fill="none" stroke="#A8703F" stroke-opacity="0.35" stroke-width="2.5"/>`).join('')}`;
      case 'podium':
        return `${shade}<path d="M${x - rx * 0.9} ${y} v${h * 0.09} a${rx * 0.9} ${ry} 0 0 0 ${rx * 1.8} 0 v${-h * 0.09} Z" fill="url(#side)"/>${disc(x, y, rx * 0.9, ry, 'url(#top)')}`;
      case 'cloth':
        return `<path d="M0 ${h * 0.7} Q${w * 0.3} ${h * 0.62} ${w * 0.55} ${h * 0.68} T${w} ${h * 0.64} V${h} H0 Z" fill="${isDark(tone) ? '#000' : '#fff'}" opacity="${isDark(tone) ? 0.22 : 0.55}"/>`;
      case 'floor':
        return '';
    }
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">
    <defs>
      <filter id="b" x="-50%" y="-100%" width="200%" height="300%"><feGaussianBlur stdDeviation="${h * 0.026}"/></filter>
      <linearGradient id="china" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#E7E3DC"/></linearGradient>
      <linearGradient id="stone" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#525C66"/><stop offset="1" stop-color="#323A42"/></linearGradient>
      <linearGradient id="wood" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#E2B07A"/><stop offset="1" stop-color="#BF8650"/></linearGradient>
      <linearGradient id="top" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${isDark(tone) ? light : '#fff'}"/><stop offset="1" stop-color="${isDark(tone) ? deep : light}"/></linearGradient>
      <linearGradient id="side" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${isDark(tone) ? deep : light}"/><stop offset="1" stop-color="${isDark(tone) ? dark : deep}"/></linearGradient>
    </defs>${drawn()}</svg>`;
}

const disc = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
