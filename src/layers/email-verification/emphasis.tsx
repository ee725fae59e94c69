import { Sentences } from '../../ui/layout/sentences.tsx';

export interface EmphasisProps {
  text: string;
  part: string;
}

/** A text in which one part, a value that it names, stands out. */
export function Emphasis({ text, part }: EmphasisProps) {
  return <Sentences show={(sentence) => <Strong text={sentence} part={part} />}>{text}</Sentences>;
}

function Strong({ text, part }: EmphasisProps) {
  const at = text.indexOf(part);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{part}</b>
      {text.slice(at + part.length)}
    </>
  );
}
