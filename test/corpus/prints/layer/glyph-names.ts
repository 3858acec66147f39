/** PostScript names of the glyphs that a print may use, by character. */
const ascii =
  'space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright asterisk plus comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum underscore grave a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde';

const others: Record<string, string> = {
  '’': 'quoteright',
  '‘': 'quoteleft',
  '“': 'quotedblleft',
  '”': 'quotedblright',
  // The faces have no primes of their own: the straight marks stand for them.
  '′': 'quotesingle',
  '″': 'quotedbl',
  '–': 'endash',
  '—': 'emdash',
  '•': 'bullet',
  '§': 'section',
  '½': 'onehalf',
  '¼': 'onequarter',
  '°': 'degree',
  '®': 'registered',
  '™': 'trademark',
  '×': 'multiply',
  '…': 'ellipsis',
  '\u00a0': 'space',
  '\u00ad': 'hyphen',
  '\u2011': 'hyphen',
  '\u2212': 'minus',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
};

const names = new Map<string, string>([
  ...ascii
    .split(' ')
    .map((name, index): [string, string] => [String.fromCharCode(32 + index), name]),
  ...Object.entries(others),
]);

export const glyphNameOf = (character: string): string => {
  const name = names.get(character);
  if (name === undefined)
    throw new Error(`No glyph name is known for ${JSON.stringify(character)}.`);
  return name;
};

/** Codes of WinAnsiEncoding beyond Latin-1. */
const winAnsiCodes: Record<string, number> = {
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
};

export const winAnsiCodeOf = (character: string): number => {
  const code = winAnsiCodes[character] ?? character.charCodeAt(0);
  if (code > 255) throw new Error(`WinAnsiEncoding has no ${JSON.stringify(character)}.`);
  return code;
};
