import { type Journey, writingOnPages } from './journey.ts';

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');

/** What courts, lawyers, machines and offices put on pages. */
export const stampJourneys: readonly Journey[] = [
  {
    name: 'court stamp, top',
    travel: writingOnPages(({ width, write }, { number, count }) =>
      write(
        `Case 1:21-cv-00321-ABC   Document 12-3   Filed 05/01/21   Page ${number} of ${count}   PageID #: ${230 + number}`,
        width / 2,
        11,
        { size: 10, align: 'center' },
      ),
    ),
  },
  {
    name: 'court stamp, bottom',
    travel: writingOnPages(({ width, height, write }, { number, count }) =>
      write(
        `Case 4:22-cv-01877 Document 31-5 Filed on 11/14/23 in TXSD Page ${number} of ${count}`,
        width / 2,
        height - 17,
        { size: 11, align: 'center' },
      ),
    ),
  },
  {
    name: 'Bates numbers',
    travel: writingOnPages(({ width, height, write }, { number }) => {
      write(`SMITH-${padded(122 + number, 6)}`, width - 30, height - 20, {
        size: 10,
        align: 'right',
      });
    }),
  },
  {
    name: 'Bates numbers over the last lines',
    travel: writingOnPages(({ width, height, write }, { number }) => {
      write(`ACME_${padded(4120 + number, 7)}`, width - 40, height - 48, {
        size: 9,
        align: 'right',
      });
      write('CONFIDENTIAL', 40, height - 48, { size: 9 });
    }),
  },
  {
    name: 'fax header',
    travel: writingOnPages(({ write }, { number, count }) =>
      write(
        `05/12/2024 10:${padded(30 + number, 2)}  FAX 5550100   SMITH ADJUSTING   P.${padded(number, 3)}/${padded(count, 3)}`,
        28,
        15,
        { size: 9 },
      ),
    ),
  },
  {
    name: 'fax header below the edge',
    travel: writingOnPages(({ write }, { number, count }) =>
      write(
        `MAY-12-2024 SUN 10:31 AM  ACME ROOFING   FAX NO. 555 555 0100   P. ${padded(number, 2)}/${count}`,
        28,
        24,
        { size: 10 },
      ),
    ),
  },
  {
    name: 'e-mail print header',
    travel: writingOnPages(({ width, height, write }, { number, count }) => {
      write('5/12/24, 10:31 AM', 24, 16, { size: 8 });
      write('Mail - estimate attached - Outlook', width / 2, 16, { size: 8, align: 'center' });
      write('https://mail.example.com/u/0/?ik=53f0&view=pt', 24, height - 12, { size: 8 });
      write(`${number}/${count}`, width - 24, height - 12, { size: 8, align: 'right' });
    }),
  },
  {
    name: 'received stamps',
    travel: writingOnPages(({ width, write }, { number }, random) => {
      if (number > 1 && !random.chance(0.3)) return;
      const x = width - random.between(90, 240);
      const y = random.between(40, 120);
      write('RECEIVED', x, y, { size: 16, angle: 8, gray: 0.3 });
      write('MAY 14 2024', x + 6, y + 14, { size: 10, angle: 8, gray: 0.3 });
      write('CLAIMS DEPT.', x + 6, y + 27, { size: 8, angle: 8, gray: 0.3 });
    }),
  },
  {
    name: 'level received stamps',
    travel: writingOnPages(({ width, write }, { number }, random) => {
      if (number > 1 && !random.chance(0.3)) return;
      const x = width - random.between(90, 240);
      write('RECEIVED', x, 30, { size: 14 });
      write('MAY 14 2024', x, 42, { size: 9 });
    }),
  },
  {
    name: 'exhibit sticker',
    travel: writingOnPages(({ width, height, write, box }, { number }, random) => {
      if (number > 1 && !random.chance(0.2)) return;
      const x = width - random.between(100, 160);
      const y = height - random.between(60, 90);
      box(x, y, 80, 44, { fill: [1, 0.95, 0.4], opacity: 0.8 });
      write('EXHIBIT', x + 40, y + 14, { size: 9, align: 'center' });
      write(`B-${number}`, x + 40, y + 34, { size: 16, align: 'center' });
    }),
  },
  {
    name: 'watermarks across',
    travel: writingOnPages(({ width, height, write }) =>
      write('CONFIDENTIAL', width / 2 - 170, height / 2 + 170, {
        size: 64,
        angle: 45,
        gray: 0.8,
        opacity: 0.4,
      }),
    ),
  },
  {
    name: 'download stamp in the margin',
    travel: writingOnPages(({ height, write }) =>
      write('Downloaded by jdoe on 05/12/2024 10:31 from claims.example.com', 12, height - 60, {
        size: 7,
        angle: 90,
      }),
    ),
  },
  {
    name: 'signature stamp at the foot',
    travel: writingOnPages(({ width, height, write }) => {
      write('DocuSign Envelope ID: 5F1B2A44-90C1-4E6B-8D57-0A11C2D3E4F5', 18, 14, { size: 7 });
      write('Initials ____', width - 90, height - 30, { size: 9 });
    }),
  },
  {
    name: 'a received stamp in a white box over rows',
    travel: writingOnPages(({ width, height, write, box }, { number }) => {
      if (number % 2 === 1) return;
      const [x, y] = [width - 150, height * 0.42];
      box(x, y, 92, 34, { fill: [1, 1, 1] });
      box(x, y, 92, 34, {});
      write('RECEIVED', x + 46, y + 15, { size: 13, align: 'center' });
      write('MAY 14 2024', x + 46, y + 28, { size: 9, align: 'center' });
    }),
  },
  {
    name: 'COPY all over the page',
    travel: writingOnPages(({ width, height, write }) => {
      for (let y = 60; y < height; y += 120)
        for (let x = 50; x < width - 60; x += 130)
          write('COPY', x, y, { size: 26, gray: 0.8, opacity: 0.35 });
    }),
  },
  {
    name: 'a PAID stamp with its check among rows',
    travel: writingOnPages(({ width, height, write }, { number }) => {
      if (number % 2 === 1) return;
      const [x, y] = [width * 0.5, height * 0.4];
      write('PAID', x, y, { size: 22, align: 'center' });
      write('CK# 10432  $4,812.55', x, y + 13, { size: 9, align: 'center' });
      write('MAY 14 2024', x, y + 24, { size: 9, align: 'center' });
    }),
  },
  {
    name: 'a digital signature among rows',
    travel: writingOnPages(({ width, height, write }, { number, count }) => {
      if (number !== count && number % 2 === 1) return;
      const [x, y] = [width * 0.55, height * 0.5];
      write('Ned Alder', x, y, { size: 18 });
      const said = [
        'Digitally signed by Ned Alder',
        'DN: cn=Ned Alder, o=Alder LLC,',
        'email=ned@alder.example, c=US',
        "Date: 2024.05.14 10:31:07 -05'00'",
      ];
      for (const [line, text] of said.entries())
        write(text, x + 90, y - 10 + line * 8, { size: 7 });
    }),
  },
  {
    name: 'line numbers of pleading paper',
    travel: writingOnPages(({ height, write }) => {
      for (let line = 1; line <= 28; line++)
        write(String(line), 22, 60 + (line - 1) * ((height - 120) / 27), {
          size: 11,
          align: 'right',
        });
    }),
  },
  {
    name: 'ticks beside the rows',
    travel: writingOnPages(({ width, height, write }, _, random) => {
      for (let y = height * 0.2; y < height * 0.85; y += 24)
        write(random.pick(['OK', 'X', 'ok', '?', 'NO']), width - 24, y - random.between(0, 9), {
          size: 10,
        });
    }),
  },
];
