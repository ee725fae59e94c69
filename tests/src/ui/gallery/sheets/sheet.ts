export interface SheetProps {
  onClose: () => void;
}
