/** A browser's form request: text fields, and pictures under the name `files`. */
export async function formRequest(
  token: string,
  fields: Readonly<Record<string, string | number>>,
  files: string,
  images: readonly Uint8Array<ArrayBuffer>[],
): Promise<RequestInit & { readonly headers: Readonly<Record<string, string>> }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const bytes of images) form.append(files, new Blob([bytes]), 'a.png');
  const encoded = new Response(form);
  const type = encoded.headers.get('Content-Type') ?? '';
  return {
    method: 'POST',
    headers: { 'Content-Type': type, Authorization: `Bearer ${token}` },
    body: await encoded.arrayBuffer(),
  };
}
