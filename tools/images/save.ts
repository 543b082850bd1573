import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type WebpOptions } from 'sharp';

/** Writes "<name>-800.webp" and "<name>-320.webp"; for icons also "<name>-96.webp". */
export async function saveSizes(
  name: string,
  picture: Buffer,
  quality: number,
  { isIcon = false } = {},
): Promise<void> {
  const save = async (width: number, webp: WebpOptions) => {
    const file = sharp(picture).resize(width);
    await writeFile(
      `${name}-${width}.webp`,
      await file.webp({ ...webp, alphaQuality: 70, effort: 6, smartSubsample: true }).toBuffer(),
    );
  };
  await save(800, { quality });
  await save(320, { quality: quality + 4 });
  if (isIcon) await save(96, { quality: quality + 8 });
}

/** Reports the total size of a folder, and fails above the maximum. */
export async function reportWeight(folder: string, made: string, most: number): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ name }) => (await stat(path.join(folder, name))).size),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`${made}; ${files.length} files, ${(total / 1e6).toFixed(2)} MB`);
  if (total <= most) return;
  console.error(`That is more than ${most / 1e6} MB.`);
  process.exitCode = 1;
}
