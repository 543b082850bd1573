/** Needs no release, unlike an object URL, and is no larger than a picture of the page. */
export const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () =>
      reject(new Error('The image could not be read', { cause: reader.error }));
    reader.readAsDataURL(blob);
  });
