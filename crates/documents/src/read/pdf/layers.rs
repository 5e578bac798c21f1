//! Layers that can be switched off, and are: their text is on no screen.

use std::collections::HashSet;

use hayro_syntax::{
    Pdf,
    object::{Array, Dict, Name, ObjRef},
};

#[derive(Default)]
pub(super) struct Layers {
    off: HashSet<ObjRef>,
    /// Whether a layer is off unless it is said to be on.
    base_off: bool,
    on: HashSet<ObjRef>,
}

impl Layers {
    pub fn of(pdf: &Pdf) -> Self {
        let Some(root) = pdf.xref().get::<Dict<'_>>(pdf.xref().root_id()) else {
            return Self::default();
        };
        let usual = root.get::<Dict<'_>>("OCProperties").and_then(|all| all.get::<Dict<'_>>("D"));
        let Some(usual) = usual else {
            return Self::default();
        };
        let named = |key: &str| {
            let array = usual.get::<Array<'_>>(key);
            array
                .map(|array| array.raw_iter().filter_map(|layer| layer.as_obj_ref()).collect())
                .unwrap_or_default()
        };
        let base_off = usual.get::<Name<'_>>("BaseState").is_some_and(|state| state.as_str() == "OFF");
        Self { off: named("OFF"), on: named("ON"), base_off }
    }

    fn is_off(&self, layer: ObjRef) -> bool {
        if self.base_off { !self.on.contains(&layer) } else { self.off.contains(&layer) }
    }

    /// Whether what stands under `key` of a dictionary is a layer that is off, or several that all are.
    pub fn hides(&self, dict: &Dict<'_>, key: &str) -> bool {
        if let Some(layer) = dict.get_ref(key)
            && self.is_off(layer)
        {
            return true;
        }
        let Some(group) = dict.get::<Dict<'_>>(key) else {
            return false;
        };
        if let Some(layer) = group.get_ref("OCGs") {
            return self.is_off(layer);
        }
        let Some(layers) = group.get::<Array<'_>>("OCGs") else {
            return false;
        };
        let layers: Vec<ObjRef> = layers.raw_iter().filter_map(|layer| layer.as_obj_ref()).collect();
        !layers.is_empty() && layers.iter().all(|layer| self.is_off(*layer))
    }
}
