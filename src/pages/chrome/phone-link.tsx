import { phoneAddress } from '#src/ui/phone-address.ts';

export interface PhoneLinkProps {
  /** As it is written for people, e.g. `1600-0000`. */
  phone: string;
  /** A sentence that has the number in it; by default the number alone. */
  text?: string;
  className?: string | undefined;
}

/** Calls the customer centre. In a drawn page `src/boot` puts the operator's number in the place of this one. */
export function PhoneLink({ phone, text = phone, className }: PhoneLinkProps) {
  const [before, ...after] = text.split(phone);
  return (
    <a className={className} href={phoneAddress(phone)} data-setting="phone">
      {before}
      <span data-setting="phone">{phone}</span>
      {after.join(phone)}
    </a>
  );
}
