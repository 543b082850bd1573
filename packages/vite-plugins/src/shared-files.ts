/** The lazy modules (a page, a dialog, the machine of a flow), and the static imports of each. */
type LateGraph = {
  readonly late: readonly string[];
  readonly importsOf: (id: string) => readonly string[];
  /** In characters of source. */
  readonly sizeOf: (id: string) => number;
  /** True for modules with a file of their own, independent of who shares them. */
  readonly isApart: (id: string) => boolean;
  /** The weight of a lazy module: many wait for a page, few for a rarely opened dialog. */
  readonly weightOf: (id: string) => number;
};

type SharedFile = {
  readonly modules: string[];
  readonly isApart: boolean;
  size: number;
  /** Indexes of the lazy modules that fetch it. */
  readonly fetchedBy: Set<number>;
  readonly imports: Set<SharedFile>;
};

/** Returns the sum of the weights of lazy modules, by index. */
type Weigh = (places: Iterable<number>) => number;

/** Characters of unused code that cost as much as one request. */
const A_REQUEST = 60_000;

/**
 * The files of code that several lazy modules share. It starts with one file for every set of lazy modules
 * with the same needs and merges the best pair first, as long as the saved requests are worth more than the
 * code fetched in vain. Files never import each other in a cycle.
 */
export function sharedFiles(graph: LateGraph): readonly (readonly string[])[] {
  const files = new Set(filesByNeed(graph));
  const weights = graph.late.map((id) => graph.weightOf(id));
  const weigh: Weigh = (places) =>
    [...places].reduce((sum, place) => sum + (weights[place] ?? 0), 0);
  const pairsOf = (file: SharedFile, others: readonly SharedFile[]): readonly Pair[] =>
    others
      .map((other) => ({ file, other, gain: gainOf(file, other, weigh) }))
      .filter(({ gain }) => gain > 0);
  let pairs = [...files].flatMap((file, at) => pairsOf(file, [...files].slice(at + 1)));
  for (;;) {
    const best = pairs.reduce<Pair | null>(
      (top, pair) => (pair.gain > (top?.gain ?? 0) ? pair : top),
      null,
    );
    if (!best) break;
    const { file, other } = best;
    const gain = gainOf(file, other, weigh);
    // A merge in between may have reduced the gain.
    if (gain < best.gain) {
      best.gain = gain;
      continue;
    }
    putTogether(file, other, files);
    const rest = pairs.filter(
      (pair) => ![pair.file, pair.other].some((one) => one === file || one === other),
    );
    pairs = [
      ...rest,
      ...pairsOf(
        other,
        [...files].filter((one) => one !== other),
      ),
    ];
  }
  return [...files].filter(({ isApart }) => !isApart).map(({ modules }) => modules);
}

type Pair = { readonly file: SharedFile; readonly other: SharedFile; gain: number };

function filesByNeed({ late, importsOf, sizeOf, isApart }: LateGraph): readonly SharedFile[] {
  const needs = new Map<string, Set<number>>();
  late.forEach((entry, place) => {
    for (const id of reachable([entry], importsOf)) {
      needs.set(id, (needs.get(id) ?? new Set()).add(place));
    }
  });
  const files = new Map<string, SharedFile>();
  const fileOf = new Map<string, SharedFile>();
  for (const [id, fetchedBy] of needs) {
    if (fetchedBy.size < 2 && !isApart(id)) continue;
    const key = isApart(id) ? id : [...fetchedBy].join();
    const fresh = {
      modules: [],
      isApart: isApart(id),
      size: 0,
      fetchedBy,
      imports: new Set<never>(),
    };
    const file: SharedFile = files.get(key) ?? fresh;
    files.set(key, file);
    fileOf.set(id, file);
    file.modules.push(id);
    file.size += sizeOf(id);
  }
  for (const [id, file] of fileOf) {
    for (const imported of importsOf(id)) {
      const other = fileOf.get(imported);
      if (other && other !== file) file.imports.add(other);
    }
  }
  return [...files.values()];
}

/** The gain of a merge. */
function gainOf(file: SharedFile, other: SharedFile, weigh: Weigh): number {
  if (file.isApart || other.isApart || waitsInCircles(file, other)) return 0;
  const fetchedBy = new Set([...file.fetchedBy, ...other.fetchedBy]);
  const saved = weigh(file.fetchedBy) + weigh(other.fetchedBy) - weigh(fetchedBy);
  const wasted = [...allOf([file, other])].map((one) => {
    const inVain = weigh([...fetchedBy].filter((place) => !one.fetchedBy.has(place)));
    return inVain * (one === file || one === other ? one.size : one.size + A_REQUEST);
  });
  return saved * A_REQUEST - wasted.reduce((sum, size) => sum + size, 0);
}

const allOf = (files: readonly SharedFile[]) => reachable(files, ({ imports }) => [...imports]);

/** True when one imports the other through a third. */
function waitsInCircles(file: SharedFile, other: SharedFile): boolean {
  const leads = (from: SharedFile, to: SharedFile) =>
    [...from.imports].some((one) => one !== to && allOf([one]).has(to));
  return leads(file, other) || leads(other, file);
}

function putTogether(gone: SharedFile, into: SharedFile, files: Set<SharedFile>): void {
  files.delete(gone);
  into.modules.push(...gone.modules);
  into.size += gone.size;
  for (const imported of gone.imports) into.imports.add(imported);
  for (const { imports } of files) if (imports.delete(gone)) imports.add(into);
  into.imports.delete(into);
  for (const one of allOf([into])) {
    for (const place of [...gone.fetchedBy, ...into.fetchedBy]) one.fetchedBy.add(place);
  }
}

/**
 * The modules that more than a quarter of the lazy ones need, and that are so small that another file costs
 * more.
 */
export function smallAndCommon(
  late: readonly string[],
  importsOf: (id: string) => readonly string[],
  sizeOf: (id: string) => number,
): readonly string[] {
  const counts = new Map<string, number>();
  for (const entry of late) {
    for (const id of reachable([entry], importsOf)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .filter(([id, count]) => count > late.length * COMMON && sizeOf(id) <= SMALL)
    .map(([id]) => id);
}
const COMMON = 0.25;
const SMALL = 1_500;

/** All of these with their transitive successors. */
export function reachable<Node>(
  first: readonly Node[],
  next: (node: Node) => readonly Node[],
): ReadonlySet<Node> {
  const found = new Set(first);
  for (const node of found) next(node).forEach((one) => found.add(one));
  return found;
}
