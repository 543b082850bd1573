import path from 'node:path';
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib';
import { build, minify, type Plugin, type Rolldown } from 'vite';

/** A module as the build wrote it. */
export type BuiltModule = {
  readonly file: string;
  /** Its share of its file's compressed size. */
  readonly bytes: number;
  /** By the static imports of its code. */
  readonly imports: readonly string[];
  /** By `import()`. */
  readonly lateImports: readonly string[];
};

export type BuiltFile = {
  readonly bytes: number;
  /** True for a file that the page itself names. */
  readonly isFirst: boolean;
  readonly imports: readonly string[];
};

/** The build of the browser app: modules by their path in the project, and files by name. */
export type BuiltApp = {
  readonly modules: ReadonlyMap<string, BuiltModule>;
  readonly files: ReadonlyMap<string, BuiltFile>;
};

type Imports = Pick<BuiltModule, 'imports' | 'lateImports'>;

/** Builds the app in memory. */
export async function builtApp(root: string): Promise<BuiltApp> {
  const graph = new Map<string, Imports>();
  const built = await build({
    root,
    logLevel: 'error',
    plugins: [recordImports(graph)],
    build: { write: false },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  const chunks = output.filter((one) => one.type === 'chunk');
  const html = output.find(({ fileName }) => fileName === 'index.html');
  const page = html?.type === 'asset' ? String(html.source) : '';
  const files = new Map<string, BuiltFile>();
  const modules = new Map<string, BuiltModule>();
  for (const chunk of chunks) {
    const bytes = compressed(chunk.code);
    files.set(chunk.fileName, {
      bytes,
      isFirst: page.includes(chunk.fileName),
      imports: chunk.imports,
    });
    const codes = await Promise.all(
      Object.entries(chunk.modules).map(async ([id, { code }]) => ({
        id,
        code: await small(code),
      })),
    );
    const shares = await sharesOf(
      codes.map(({ code }) => code),
      bytes,
    );
    codes.forEach(({ id }, at) => {
      const { imports = [], lateImports = [] } = graph.get(id) ?? {};
      modules.set(nameIn(root, id), {
        file: chunk.fileName,
        bytes: shares[at] ?? 0,
        imports: imports.map((one) => nameIn(root, one)),
        lateImports: lateImports.map((one) => nameIn(root, one)),
      });
    });
  }
  return { modules, files };
}

const recordImports = (graph: Map<string, Imports>): Plugin => ({
  name: 'record-imports',
  buildEnd() {
    for (const id of this.getModuleIds()) {
      const info = this.getModuleInfo(id);
      if (!info) continue;
      graph.set(id, { imports: info.importedIds, lateImports: info.dynamicallyImportedIds });
    }
  },
});

const nameIn = (root: string, id: string): string => {
  const [file = ''] = id.replaceAll('\0', '').split('?');
  return path.isAbsolute(file) ? path.relative(root, file) : file;
};

const OPTIONS = {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
};

const compressed = (code: string): number => brotliCompressSync(code, OPTIONS).length;

/** Unused declarations stay: other modules of the file use them. */
async function small(code: string | null): Promise<string> {
  if (!code) return '';
  return (await minify('module.js', code, { compress: false, mangle: { toplevel: true } })).code;
}

/** Splits the size of a file among its modules by what each adds to a compressed stream of all. */
export async function sharesOf(
  codes: readonly string[],
  bytes: number,
): Promise<readonly number[]> {
  const stream = createBrotliCompress(OPTIONS);
  let written = 0;
  stream.on('data', (part: Buffer) => void (written += part.length));
  const added: number[] = [];
  for (const code of codes) {
    const before = written;
    if (code !== '') stream.write(code);
    await new Promise<void>((done) => void stream.flush(() => done()));
    added.push(written - before);
  }
  stream.destroy();
  const sum = added.reduce((total, one) => total + one, 0);
  return added.map((one) => (sum === 0 ? 0 : (one / sum) * bytes));
}
