import type { Schemas } from '@/api/client';

export type ReadState = Schemas['ReadState'];
export type ReadProgress = Schemas['ReadProgress'];
export type DocumentCard = Schemas['DocumentCard'];
export type DocumentVersion = Schemas['VersionCard'];
export type Block = Schemas['LibraryBlock'];
export type DocumentPage = Schemas['LibraryPage'];
export type LibraryDocument = Schemas['LibraryDocument'];
export type FoundPassage = Schemas['FoundPassage'];
export type FoundPassages = Schemas['PassageList'];
export type ChangeDocument = Schemas['ChangeDocument'];
