// Derives a routable graph from streets.geojson: nodes at every crossing, loose ends joined to a line within 80 m.
//   node check-graph.mjs [folder]      prints nodes, edges, connectivity and the detour ratio of 500 random pairs
import fs from 'node:fs';
const DIR = process.argv[2] ?? 'server/geodata';
const J = (f) => JSON.parse(fs.readFileSync(`${DIR}/${f}`));
const KX = 84451, KY = 111049, M = ([x, y]) => [(x + 73.98) * KX, (y - 40.75) * KY], D = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const segs = [], ends = [];
for (const f of J('streets.geojson').features) for (const c0 of f.geometry.type === 'LineString' ? [f.geometry.coordinates] : f.geometry.coordinates) {
  const c = c0.map(M), first = segs.length; for (let i = 1; i < c.length; i++) segs.push({ a: c[i - 1], b: c[i], at: [0, 1], extra: [] });
  ends.push([c[0], first, segs.length - 1], [c.at(-1), first, segs.length - 1]); }
const CELL = 400, cells = new Map();
const each = (x0, y0, x1, y1, fn) => { for (let i = Math.floor(x0 / CELL); i <= Math.floor(x1 / CELL); i++) for (let j = Math.floor(y0 / CELL); j <= Math.floor(y1 / CELL); j++) fn(i + ':' + j); };
segs.forEach((s, i) => each(Math.min(s.a[0], s.b[0]), Math.min(s.a[1], s.b[1]), Math.max(s.a[0], s.b[0]), Math.max(s.a[1], s.b[1]), (k) => { if (!cells.has(k)) cells.set(k, []); cells.get(k).push(i); }));
const done = new Set(); let crossings = 0;
for (const list of cells.values()) for (let p = 0; p < list.length; p++) for (let q = p + 1; q < list.length; q++) {
  const i = list[p], j = list[q], k = i < j ? i * 1e5 + j : j * 1e5 + i; if (done.has(k)) continue; done.add(k);
  const { a, b } = segs[i], { a: c, b: d } = segs[j], rx = b[0] - a[0], ry = b[1] - a[1], sx = d[0] - c[0], sy = d[1] - c[1], z = rx * sy - ry * sx; if (Math.abs(z) < 1e-9) continue;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / z, u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / z;
  if (t >= 0 && t <= 1 && u >= 0 && u <= 1) { segs[i].at.push(t); segs[j].at.push(u); crossings++; } }
const joins = [];
for (const [p, f, l] of ends) { let best = [80];
  each(p[0] - 80, p[1] - 80, p[0] + 80, p[1] + 80, (k) => { for (const i of cells.get(k) ?? []) { if (i >= f && i <= l) continue; const { a, b } = segs[i], L = D(a, b) ** 2 || 1; const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / L)); const q = [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]; const d = D(p, q); if (d < best[0]) best = [d, i, t, q]; } });
  if (best[1] !== undefined) { segs[best[1]].at.push(best[2]); joins.push([p, best[3]]); } }
const ids = new Map(), nodes = [], adj = [];
const node = (p) => { const k = Math.round(p[0] / 4) + ',' + Math.round(p[1] / 4); if (!ids.has(k)) { ids.set(k, nodes.length); nodes.push(p); adj.push([]); } return ids.get(k); };
let edges = 0; const edge = (p, q) => { const a = node(p), b = node(q); if (a === b) return; const d = D(p, q); adj[a].push([b, d]); adj[b].push([a, d]); edges++; };
for (const s of segs) { const t = [...s.at].sort((x, y) => x - y); const P = (t) => [s.a[0] + t * (s.b[0] - s.a[0]), s.a[1] + t * (s.b[1] - s.a[1])]; for (let i = 1; i < t.length; i++) if (t[i] > t[i - 1]) edge(P(t[i - 1]), P(t[i])); }
for (const [p, q] of joins) edge(p, q);
const comp = new Int32Array(nodes.length).fill(-1), size = []; for (let i = 0; i < nodes.length; i++) { if (comp[i] >= 0) continue; const st = [i]; comp[i] = size.length; let n = 0; while (st.length) { const x = st.pop(); n++; for (const [y] of adj[x]) if (comp[y] < 0) { comp[y] = comp[i]; st.push(y); } } size.push(n); }
const main = size.indexOf(Math.max(...size));
console.log('segments', segs.length, 'crossings', crossings, 'loose ends joined', joins.length, 'nodes', nodes.length, 'edges', edges, 'parts', size.length, 'main part', (100 * size[main] / nodes.length).toFixed(1) + ' %');
const route = (s, e) => { const dist = new Float64Array(nodes.length).fill(Infinity), h = [[0, s]]; dist[s] = 0;
  while (h.length) { const [d, x] = h[0], z = h.pop(); if (h.length) { h[0] = z; for (let i = 0; ;) { let c = 2 * i + 1; if (c >= h.length) break; if (c + 1 < h.length && h[c + 1][0] < h[c][0]) c++; if (h[c][0] >= h[i][0]) break; [h[c], h[i]] = [h[i], h[c]]; i = c; } }
    if (x === e) return d; if (d > dist[x]) continue; for (const [y, w] of adj[x]) if (d + w < dist[y]) { dist[y] = d + w; h.push([d + w, y]); for (let i = h.length - 1; i && h[(i - 1) >> 1][0] > h[i][0]; i = (i - 1) >> 1) [h[i], h[(i - 1) >> 1]] = [h[(i - 1) >> 1], h[i]]; } } return Infinity; };
let seed = 7; const rnd = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
const inR = ([x, y], r) => { let c = false; for (let i = 0, j = r.length - 1; i < r.length; j = i++) if ((r[i][1] > y) !== (r[j][1] > y) && x < (r[j][0] - r[i][0]) * (y - r[i][1]) / (r[j][1] - r[i][1]) + r[i][0]) c = !c; return c; };
const zones = J('zones.geojson').features.map((z) => z.geometry.coordinates[0]); const B = J('boroughs.geojson').features.flatMap((f) => f.geometry.type === 'Polygon' ? [f.geometry.coordinates] : f.geometry.coordinates);
const pick = () => { for (;;) { const p = [-74.04 + rnd() * .19, 40.6 + rnd() * .24]; if (zones.some((z) => inR(p, z)) && B.some((q) => inR(p, q[0]))) { const m = M(p); let b = [Infinity]; nodes.forEach((n, i) => { if (comp[i] !== main) return; const d = D(n, m); if (d < b[0]) b = [d, i]; }); return { m, d: b[0], i: b[1] }; } } };
const R = [], acc = []; while (R.length < 500) { const a = pick(), b = pick(); const g = D(a.m, b.m); if (g < 500) continue; acc.push(a.d); R.push((route(a.i, b.i) + a.d + b.d) / g); }
R.sort((a, b) => a - b); acc.sort((a, b) => a - b); const q = (a, p) => a[Math.floor(a.length * p)];
console.log('500 pairs: mean', (R.reduce((t, x) => t + x, 0) / 500).toFixed(2), 'median', q(R, .5).toFixed(2), 'p10', q(R, .1).toFixed(2), 'p90', q(R, .9).toFixed(2), 'max', R.at(-1).toFixed(2), '| walk to the nearest node, m: median', q(acc, .5).toFixed(0), 'p95', q(acc, .95).toFixed(0));
