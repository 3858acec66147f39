/** What pdfjs throws at an object that the file's table puts in a wrong place. */
const OF_PDFJS = /^(?:XRefEntry|XRefParse|MissingData|ParserEOF|Format)(?:Exception|Error)$/;

/** Milliseconds in which rejections of a file that was closed may still come. */
const LAST_MOMENTS = 1000;

let open = 0;

const overlook = (reason: unknown): void => {
  const name = reason instanceof Error ? reason.name : '';
  if (!OF_PDFJS.test(name)) throw reason;
};

/**
 * Keeps a damaged file from ending its process: pdfjs fetches objects ahead of need, and where one
 * of them cannot be read and is not needed after all, nobody hears of it. Every other rejection that
 * nobody waits for ends the process as ever.
 *
 * @returns to be called when the file is closed.
 */
export const overlookStrayRejections = (): (() => void) => {
  if (open === 0) process.on('unhandledRejection', overlook);
  open += 1;
  return () => {
    setTimeout(() => {
      open -= 1;
      if (open === 0) process.off('unhandledRejection', overlook);
    }, LAST_MOMENTS).unref();
  };
};
