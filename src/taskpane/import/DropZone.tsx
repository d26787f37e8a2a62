import { Button, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { ArrowUploadRegular } from "@fluentui/react-icons/svg/arrow-upload";
import { useRef, useState, type ClipboardEvent, type DragEvent } from "react";
import { strings } from "../strings.ts";
import { droppedFiles, isVisible, namedFile, type NamedFile } from "./droppedFiles.ts";

const useStyles = makeStyles({
  zone: {
    border: `2px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    padding: "20px 12px",
    textAlign: "center",
    marginBottom: "12px",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "2px" },
  },
  over: { border: `2px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  text: { margin: "4px 0", fontWeight: tokens.fontWeightSemibold },
  hint: { margin: "0 0 12px", color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  buttons: { display: "flex", gap: "8px", justifyContent: "center", flexWrap: "wrap" },
});

/** Takes result files: dropped, chosen, a whole folder, or pasted as text. */
export function DropZone({ onFiles }: { onFiles: (files: NamedFile[]) => void }) {
  const styles = useStyles();
  const [isOver, setOver] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void droppedFiles(event.dataTransfer).then(onFiles);
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData.getData("text/plain");
    if (event.clipboardData.files.length > 0) void droppedFiles(event.clipboardData).then(onFiles);
    else if (text.trim() !== "") onFiles([{ name: strings.import.pasted, blob: new Blob([text]) }]);
  };
  const choose = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])].map(namedFile).filter(isVisible));
    // The same file can be chosen again only from an empty input.
    input.value = "";
  };

  return (
    <div
      role="group"
      aria-label={strings.import.zone}
      tabIndex={0}
      className={mergeClasses(styles.zone, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <ArrowUploadRegular fontSize="28px" />
      <p className={styles.text}>{strings.import.drop}</p>
      <p className={styles.hint}>{strings.import.hint}</p>
      <div className={styles.buttons}>
        <Button appearance="primary" onClick={() => fileInput.current?.click()}>
          {strings.import.chooseFiles}
        </Button>
        <Button onClick={() => folderInput.current?.click()}>{strings.import.chooseFolder}</Button>
      </div>
      <input ref={fileInput} type="file" multiple hidden onChange={({ currentTarget }) => choose(currentTarget)} />
      <input
        ref={(input) => {
          input?.setAttribute("webkitdirectory", "");
          folderInput.current = input;
        }}
        type="file"
        hidden
        onChange={({ currentTarget }) => choose(currentTarget)}
      />
    </div>
  );
}
