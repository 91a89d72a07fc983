/** A line on pay ("$45,900 a year in Norfolk, VA") in two: the amount, which is what one looks for, and whose it is. */
export function payAndWhere(line: string): readonly [amount: string, where: string] {
  const at = line.indexOf(' in ');
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at)];
}
