/** A picture that nobody looks at: pdfjs asks for its size, and closes it. */
class OverlookedPicture {
  readonly displayWidth = undefined;
  readonly displayHeight = undefined;

  close(): void {}
}

/**
 * Stands for the browser's decoder of pictures. Of the photographs on a page its text says where they
 * lie and how large they are; pdfjs, asked for what is painted on a page, would decode each of them,
 * a tenth of a second a piece. What is no plain photograph pdfjs decodes itself.
 */
class OverlookingDecoder {
  static async isTypeSupported(type: string): Promise<boolean> {
    return type === 'image/jpeg';
  }

  async decode(): Promise<{ image: OverlookedPicture }> {
    return { image: new OverlookedPicture() };
  }

  close(): void {}
}

/**
 * To be done before pdfjs's worker is loaded, which asks once whether there is a decoder. Whoever
 * draws pages sets a real one (`adapters/ocr/native-pictures.ts`), before or after this.
 */
export const overlookPictures = (): void => {
  const browser = globalThis as { ImageDecoder?: unknown };
  browser.ImageDecoder ??= OverlookingDecoder;
};
