const addresses = new WeakMap<Blob, string>();

/** Where a picture of this device can be shown from; the browser lets go of it with the page. */
export function localPicture(file: object): string {
  if (!(file instanceof Blob) || !('createObjectURL' in URL)) return '';
  const address = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, address);
  return address;
}
