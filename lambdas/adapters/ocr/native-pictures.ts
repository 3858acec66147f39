import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { type Copy, holdsPicture } from '../../domain/pdf/text-layer/direct-port.ts';

/** A picture that the canvas decoded: pdfjs closes it once the page is cleaned up. */
export type DecodedCanvas = Canvas & {
  displayWidth: number;
  displayHeight: number;
  close(): void;
};

/**
 * Stands for the browser's decoder of pictures: the canvas decodes a JPEG in a third of the time
 * that pdfjs takes. What it cannot decode pdfjs decodes itself.
 */
class CanvasDecoder {
  readonly #data: Uint8Array;

  static async isTypeSupported(type: string): Promise<boolean> {
    return type === 'image/jpeg';
  }

  constructor({ data }: { data: Uint8Array }) {
    this.#data = data;
  }

  /** In full size: pdfjs, which finds no browser's canvas to try, asks for 2048 pixels at the most. */
  async decode(): Promise<{ image: DecodedCanvas }> {
    const picture = await loadImage(this.#data);
    const { width, height } = picture;
    const canvas = createCanvas(width, height);
    canvas.getContext('2d').drawImage(picture, 0, 0);
    // The canvas has a copy; both take four bytes a pixel, which the collector knows nothing of.
    picture.src = Buffer.alloc(0);
    const close = (): void => emptyCanvas(canvas);
    return { image: Object.assign(canvas, { displayWidth: width, displayHeight: height, close }) };
  }

  close(): void {}
}

/** Gives a canvas's pixels back at once, all but one: no side at all makes it its usual size. */
export const emptyCanvas = (canvas: Canvas): void => {
  canvas.width = 1;
  canvas.height = 1;
};

Object.assign(globalThis, { ImageDecoder: CanvasDecoder });

/** Copies what pdfjs and its worker send each other, except canvases, which cannot be copied. */
export const copyWithoutPictures: Copy = (message, transfer) =>
  holdsPicture(message)
    ? message
    : structuredClone(message, transfer == null ? undefined : { transfer });
