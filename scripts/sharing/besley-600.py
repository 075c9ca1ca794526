"""Writes besley-600.json: the outlines and kerns of the site's display face at weight 600, for the sharing images.

Run from the root after the face has changed, then `npx biome check --write` on the result. Needs fonttools and brotli.
Units are 1/1000 em, y pointing down.
"""
import hashlib
import json
from fontTools.pens.basePen import decomposeQuadraticSegment
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FACE = 'src/styles/fonts/besley-subset.woff2'
TARGET = 'scripts/sharing/besley-600.json'

font = instancer.instantiateVariableFont(TTFont(FACE), {'wght': 600})
glyphs = font.getGlyphSet()
SCALE = 1000 / font['head'].unitsPerEm
names = {chr(code): name for code, name in font.getBestCmap().items() if code < 0xFFFF}


def outline(name):
    """An outline in relative commands throughout, so that letters join into one path wherever they are set."""
    pen = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(pen)
    path, at, start = '', (0, 0), (0, 0)
    for command, points in pen.value:
        if command == 'closePath':
            path, at = path + 'z', start
            continue
        if command == 'qCurveTo':
            steps = [('q', pair) for pair in decomposeQuadraticSegment(points)]
        else:
            steps = [({'moveTo': 'm', 'lineTo': 'l'}[command], points)]
        for letter, targets in steps:
            targets = [(round(x * SCALE), round(-y * SCALE)) for x, y in targets]
            path += letter + ' '.join(f'{x - at[0]} {y - at[1]}' for x, y in targets)
            at = targets[-1]
        if command == 'moveTo':
            start = at
    return path.replace(' -', '-')


def kern(table, first, second):
    if first not in table.Coverage.glyphs:
        return 0
    row = table.ClassDef1.classDefs.get(first, 0)
    column = table.ClassDef2.classDefs.get(second, 0)
    value = table.Class1Record[row].Class2Record[column].Value1
    return value.XAdvance if value and hasattr(value, 'XAdvance') else 0


tables = [table for lookup in font['GPOS'].table.LookupList.Lookup for table in lookup.SubTable]
kerns = {}
for left, first in names.items():
    for right, second in names.items():
        by = next((k for k in (kern(table, first, second) for table in tables) if k), 0)
        if by and left.isalnum() and (right.isalnum() or right in ',.’\''):
            kerns.setdefault(left, {})[right] = round(by * SCALE)

with open(FACE, 'rb') as file:
    digest = hashlib.sha256(file.read()).hexdigest()
letters = {char: [round(font['hmtx'][name][0] * SCALE), outline(name)] for char, name in names.items()}
with open(TARGET, 'w') as file:
    json.dump({'face': digest, 'letters': letters, 'kerns': kerns}, file, ensure_ascii=False, indent=2)
    file.write('\n')
